export { default } from './lib/backend/embedded/payload-config'
