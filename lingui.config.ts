import { defineConfig } from '@lingui/cli'

/** Pages, and parts of them, that are drawn inside `WithMessages`: the personal centre and what belongs to this device. */
const devicePages = [
  'src/features/account/member',
  'src/features/money',
  'src/features/task',
  'src/features/feedback',
  'src/features/follow/page',
  'src/features/follow/reservation',
  'src/features/demo',
  'src/features/not-found',
  'src/features/alert/AlertPanel.tsx',
  'src/features/alert/AlertStatus.tsx',
  'src/features/alert/SoundSwitches.tsx',
  'src/features/alert/notice/NoticeLine.tsx',
  'src/features/alert/notice/NoticeTag.tsx',
  'src/features/alert/popup/MissedCard.tsx',
  'src/features/alert/popup/PopupCards.tsx',
  'src/features/notification',
  'src/features/alert/device/use-test-alert.ts',
  'src/features/shell/DownloadDialog.tsx',
  'src/features/shell/notice/UpdateCard.tsx',
  'src/features/shell/menu/MoreChoices.tsx',
  'src/features/install/InstallCode.tsx',
  'src/features/install/InstallPreview.tsx',
  'src/features/install/InstallPage.tsx',
  'src/features/install/InstallSteps.tsx',
  'src/features/install/InstallUses.tsx',
  'src/features/offline/OfflinePacks.tsx',
  'src/features/offline/PackBudget.tsx',
  'src/features/offline/PackRow.tsx',
  'src/features/offline/PacksNote.tsx',
  'src/features/offline/UnsavedDay.tsx',
  'src/features/offline/WaitingPanel.tsx',
  'src/features/offline/pack-messages.ts',
]

/** Live rooms: the room, its player, chat, gifts, and the studio. */
const rooms = ['room', 'gift', 'chat'].map((noun) => `src/features/${noun}`)

/** Circles, posts, threads, reports, and translating what people wrote. */
const community = ['circle', 'comment', 'report', 'translate'].map((noun) => `src/features/${noun}`)
/** What tables are ranked by: as the pages of data and the desk name it. */
const tieMessages = 'src/features/match/league/standings/tie-messages.ts'
/** The data of leagues, teams and players, the reasons under a table, what a match says in figures, and how it is handed on. */
const dataPages = [
  'src/features/match/data',
  'src/features/follow/choice/FollowAlerts.tsx',
  'src/features/follow/FollowButton.tsx',
  'src/features/match/league/standings/TieReasons.tsx',
  tieMessages,
  'src/features/match/panel/BattlePanel.tsx',
  'src/features/match/panel/GameLine.tsx',
  'src/features/match/panel/OddsPanel.tsx',
  'src/features/match/panel/maps',
  'src/features/match/panel/plays',
  'src/features/match/panel/RatingPanel.tsx',
  'src/features/match/panel/RatingRow.tsx',
  'src/features/match/panel/statistic/StatisticsPanel.tsx',
  'src/features/match/messages/statistic-messages.ts',
  'src/features/match/scores/LeagueNext.tsx',
  'src/features/match/share',
]

/** Videos: lists, player, categories, the form to upload one. */
const videos = ['src/features/video']

/** Experts and the fun-guess. */
const experts = ['src/features/expert', 'src/features/guess']
/** The search once it is open: its field in the top bar belongs to every first screen. */
const search = [
  ...['box/SearchList.tsx', 'box/SearchPanel.tsx', 'history', 'result', 'HotSearches.tsx', 'SearchField.tsx', 'SearchPage.tsx'],
  ...['SearchStart.tsx', 'search-messages.ts', 'use-shown-entry.ts'],
].map((part) => `src/features/search/${part}`)
/** The guide of a first visit; the frame of its dialog stays while another language is fetched. */
const guide = ['src/features/guide/GuideCard.tsx', 'src/features/guide/step']
/** What gifts say of money, and whoever spends as they do: experts, the mall. */
const spending = [
  'src/features/gift/spend/SpendNote.tsx',
  'src/features/gift/spend/SpendQuestion.tsx',
  'src/features/gift/spend/gift-failure-messages.ts',
]

/** What these pages, the login and the desk say alike when a call fails. */
const failureMessages = 'src/core/api/failure-messages.ts'

/** The pages of a list, at the desk and wherever records are kept. */
const pager = 'src/ui/button/Pager.tsx'

/** What is wrong with a list of words, at the desk and in the studio. */
const listMessages = 'src/core/word-list-fault.ts'

export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en', 'vi'],
  // A value in a sentence is never taken for its marks.
  runtimeConfigModule: { Trans: ['<rootDir>/src/ui/messages/trans.ts', 'Trans'] },
  fallbackLocales: { vi: 'en', default: 'zh' },
  catalogs: [
    // The long texts of /about-user come with that page, not with every first screen.
    { path: '<rootDir>/locales/about/{locale}', include: ['src/features/legal'] },
    // The same for the settings and lists of this device, its installation, and the catalogue of parts.
    { path: '<rootDir>/locales/device/{locale}', include: [...devicePages, ...spending, failureMessages, pager] },
    {
      path: '<rootDir>/locales/login/{locale}',
      include: ['src/features/account', failureMessages],
      exclude: ['src/features/account/member/**'],
    },
    { path: '<rootDir>/locales/desk/{locale}', include: ['src/features/admin', failureMessages, listMessages, tieMessages, pager] },
    { path: '<rootDir>/locales/room/{locale}', include: [...rooms, failureMessages, listMessages, pager] },
    { path: '<rootDir>/locales/community/{locale}', include: [...community, failureMessages] },
    { path: '<rootDir>/locales/data/{locale}', include: [...dataPages, failureMessages] },
    { path: '<rootDir>/locales/search/{locale}', include: search },
    { path: '<rootDir>/locales/guide/{locale}', include: guide },
    { path: '<rootDir>/locales/video/{locale}', include: [...videos, failureMessages] },
    { path: '<rootDir>/locales/expert/{locale}', include: [...experts, ...spending, failureMessages, pager] },
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src', 'rules', 'sw'],
      exclude: [
        'src/features/legal/**',
        'src/features/account/**',
        'src/features/admin/**',
        ...[...rooms, ...community, ...videos, ...experts].map((path) => `${path}/**`),
        failureMessages,
        listMessages,
        pager,
        ...[...devicePages, ...dataPages, ...search, ...guide].map((path) =>
          path.endsWith('.tsx') || path.endsWith('.ts') ? path : `${path}/**`,
        ),
      ],
    },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
})
