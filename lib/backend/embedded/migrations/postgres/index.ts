import * as migration_20261121_104626_initial from './20261121_104626_initial';
import * as migration_20261121_104700_title_trigrams from './20261121_104700_title_trigrams';
import * as migration_20261121_233003_search_and_former_names from './20261121_233003_search_and_former_names';
import * as migration_20261121_233500_search_index from './20261121_233500_search_index';
import * as migration_20261122_030000_content_versions from './20261122_030000_content_versions';
import * as migration_20261122_120852_readers from './20261122_120852_readers';
import * as migration_20261122_121000_ended_sessions from './20261122_121000_ended_sessions';
import * as migration_20261122_220507_consultations from './20261122_220507_consultations';
import * as migration_20261122_235405_found_by_search from './20261122_235405_found_by_search';
import * as migration_20261123_000703_film_dates from './20261123_000703_film_dates';
import * as migration_20261123_133000_installation from './20261123_133000_installation';
import * as migration_20261125_190000_sign_in_attempts from './20261125_190000_sign_in_attempts';
import * as migration_20261125_191535_revisions_and_trash from './20261125_191535_revisions_and_trash';
import * as migration_20261125_193000_prepared_articles from './20261125_193000_prepared_articles';
import * as migration_20261125_194151_staff_roles from './20261125_194151_staff_roles';
import * as migration_20261125_194741_password_resets from './20261125_194741_password_resets';
import * as migration_20261125_195108_activities from './20261125_195108_activities';
import * as migration_20261125_205844_no_locks from './20261125_205844_no_locks';
import * as migration_20261125_224249_comment_moderation from './20261125_224249_comment_moderation';
import * as migration_20261125_225044_order_and_hidden from './20261125_225044_order_and_hidden';
import * as migration_20261125_225457_second_factor from './20261125_225457_second_factor';
import * as migration_20261125_225511_planned_articles from './20261125_225511_planned_articles';
import * as migration_20261125_225643_documents from './20261125_225643_documents';
import * as migration_20261125_230117_answers_to_requests from './20261125_230117_answers_to_requests';
import * as migration_20261126_024915_translations from './20261126_024915_translations';
import * as migration_20261126_024956_closed_days from './20261126_024956_closed_days';
import * as migration_20261126_025510_picture_library from './20261126_025510_picture_library';
import * as migration_20261126_030000_ended_sessions from './20261126_030000_ended_sessions';
import * as migration_20261126_030500_readership_and_links from './20261126_030500_readership_and_links';
import * as migration_20261126_055153_request_locks from './20261126_055153_request_locks';
import * as migration_20261126_060547_legal_texts from './20261126_060547_legal_texts';
import * as migration_20261126_061500_article_citations from './20261126_061500_article_citations';
import * as migration_20261126_110923_former_legal_texts from './20261126_110923_former_legal_texts';
import * as migration_20261126_135825_abbreviations from './20261126_135825_abbreviations';
import * as migration_20261126_135845_times_of_appointments from './20261126_135845_times_of_appointments';
import * as migration_20261126_141500_search_ranking from './20261126_141500_search_ranking';
import * as migration_20261126_202000_search_words from './20261126_202000_search_words';
import * as migration_20261126_231435_redirects from './20261126_231435_redirects';
import * as migration_20261126_235500_search_groups from './20261126_235500_search_groups';
import * as migration_20261127_032000_search_statistics from './20261127_032000_search_statistics';
import * as migration_20261128_141337_comment_words from './20261128_141337_comment_words';
import * as migration_20261129_030000_one_public_article_a_language from './20261129_030000_one_public_article_a_language';
import * as migration_20261129_095208_video_files from './20261129_095208_video_files';

export const migrations = [
  {
    up: migration_20261121_104626_initial.up,
    down: migration_20261121_104626_initial.down,
    name: '20261121_104626_initial',
  },
  {
    up: migration_20261121_104700_title_trigrams.up,
    down: migration_20261121_104700_title_trigrams.down,
    name: '20261121_104700_title_trigrams',
  },
  {
    up: migration_20261121_233003_search_and_former_names.up,
    down: migration_20261121_233003_search_and_former_names.down,
    name: '20261121_233003_search_and_former_names',
  },
  {
    up: migration_20261121_233500_search_index.up,
    down: migration_20261121_233500_search_index.down,
    name: '20261121_233500_search_index',
  },
  {
    up: migration_20261122_030000_content_versions.up,
    down: migration_20261122_030000_content_versions.down,
    name: '20261122_030000_content_versions',
  },
  {
    up: migration_20261122_120852_readers.up,
    down: migration_20261122_120852_readers.down,
    name: '20261122_120852_readers',
  },
  {
    up: migration_20261122_121000_ended_sessions.up,
    down: migration_20261122_121000_ended_sessions.down,
    name: '20261122_121000_ended_sessions',
  },
  {
    up: migration_20261122_220507_consultations.up,
    down: migration_20261122_220507_consultations.down,
    name: '20261122_220507_consultations',
  },
  {
    up: migration_20261122_235405_found_by_search.up,
    down: migration_20261122_235405_found_by_search.down,
    name: '20261122_235405_found_by_search',
  },
  {
    up: migration_20261123_000703_film_dates.up,
    down: migration_20261123_000703_film_dates.down,
    name: '20261123_000703_film_dates',
  },
  {
    up: migration_20261123_133000_installation.up,
    down: migration_20261123_133000_installation.down,
    name: '20261123_133000_installation',
  },
  {
    up: migration_20261125_190000_sign_in_attempts.up,
    down: migration_20261125_190000_sign_in_attempts.down,
    name: '20261125_190000_sign_in_attempts',
  },
  {
    up: migration_20261125_191535_revisions_and_trash.up,
    down: migration_20261125_191535_revisions_and_trash.down,
    name: '20261125_191535_revisions_and_trash',
  },
  {
    up: migration_20261125_193000_prepared_articles.up,
    down: migration_20261125_193000_prepared_articles.down,
    name: '20261125_193000_prepared_articles',
  },
  {
    up: migration_20261125_194151_staff_roles.up,
    down: migration_20261125_194151_staff_roles.down,
    name: '20261125_194151_staff_roles',
  },
  {
    up: migration_20261125_194741_password_resets.up,
    down: migration_20261125_194741_password_resets.down,
    name: '20261125_194741_password_resets',
  },
  {
    up: migration_20261125_195108_activities.up,
    down: migration_20261125_195108_activities.down,
    name: '20261125_195108_activities',
  },
  {
    up: migration_20261125_205844_no_locks.up,
    down: migration_20261125_205844_no_locks.down,
    name: '20261125_205844_no_locks',
  },
  {
    up: migration_20261125_224249_comment_moderation.up,
    down: migration_20261125_224249_comment_moderation.down,
    name: '20261125_224249_comment_moderation',
  },
  {
    up: migration_20261125_225044_order_and_hidden.up,
    down: migration_20261125_225044_order_and_hidden.down,
    name: '20261125_225044_order_and_hidden',
  },
  {
    up: migration_20261125_225457_second_factor.up,
    down: migration_20261125_225457_second_factor.down,
    name: '20261125_225457_second_factor',
  },
  {
    up: migration_20261125_225511_planned_articles.up,
    down: migration_20261125_225511_planned_articles.down,
    name: '20261125_225511_planned_articles',
  },
  {
    up: migration_20261125_225643_documents.up,
    down: migration_20261125_225643_documents.down,
    name: '20261125_225643_documents',
  },
  {
    up: migration_20261125_230117_answers_to_requests.up,
    down: migration_20261125_230117_answers_to_requests.down,
    name: '20261125_230117_answers_to_requests',
  },
  {
    up: migration_20261126_024915_translations.up,
    down: migration_20261126_024915_translations.down,
    name: '20261126_024915_translations',
  },
  {
    up: migration_20261126_024956_closed_days.up,
    down: migration_20261126_024956_closed_days.down,
    name: '20261126_024956_closed_days',
  },
  {
    up: migration_20261126_025510_picture_library.up,
    down: migration_20261126_025510_picture_library.down,
    name: '20261126_025510_picture_library',
  },
  {
    up: migration_20261126_030000_ended_sessions.up,
    down: migration_20261126_030000_ended_sessions.down,
    name: '20261126_030000_ended_sessions',
  },
  {
    up: migration_20261126_030500_readership_and_links.up,
    down: migration_20261126_030500_readership_and_links.down,
    name: '20261126_030500_readership_and_links',
  },
  {
    up: migration_20261126_055153_request_locks.up,
    down: migration_20261126_055153_request_locks.down,
    name: '20261126_055153_request_locks',
  },
  {
    up: migration_20261126_060547_legal_texts.up,
    down: migration_20261126_060547_legal_texts.down,
    name: '20261126_060547_legal_texts',
  },
  {
    up: migration_20261126_061500_article_citations.up,
    down: migration_20261126_061500_article_citations.down,
    name: '20261126_061500_article_citations',
  },
  {
    up: migration_20261126_110923_former_legal_texts.up,
    down: migration_20261126_110923_former_legal_texts.down,
    name: '20261126_110923_former_legal_texts',
  },
  {
    up: migration_20261126_135825_abbreviations.up,
    down: migration_20261126_135825_abbreviations.down,
    name: '20261126_135825_abbreviations',
  },
  {
    up: migration_20261126_135845_times_of_appointments.up,
    down: migration_20261126_135845_times_of_appointments.down,
    name: '20261126_135845_times_of_appointments',
  },
  {
    up: migration_20261126_141500_search_ranking.up,
    down: migration_20261126_141500_search_ranking.down,
    name: '20261126_141500_search_ranking',
  },
  {
    up: migration_20261126_202000_search_words.up,
    down: migration_20261126_202000_search_words.down,
    name: '20261126_202000_search_words',
  },
  {
    up: migration_20261126_231435_redirects.up,
    down: migration_20261126_231435_redirects.down,
    name: '20261126_231435_redirects',
  },
  {
    up: migration_20261126_235500_search_groups.up,
    down: migration_20261126_235500_search_groups.down,
    name: '20261126_235500_search_groups',
  },
  {
    up: migration_20261127_032000_search_statistics.up,
    down: migration_20261127_032000_search_statistics.down,
    name: '20261127_032000_search_statistics',
  },
  {
    up: migration_20261128_141337_comment_words.up,
    down: migration_20261128_141337_comment_words.down,
    name: '20261128_141337_comment_words',
  },
  {
    up: migration_20261129_030000_one_public_article_a_language.up,
    down: migration_20261129_030000_one_public_article_a_language.down,
    name: '20261129_030000_one_public_article_a_language',
  },
  {
    up: migration_20261129_095208_video_files.up,
    down: migration_20261129_095208_video_files.down,
    name: '20261129_095208_video_files'
  },
];
