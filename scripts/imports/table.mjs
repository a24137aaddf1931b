// Import permissions as tables: rooms, features' use of each other, packages, tests. Read by rules.mjs; paths are prefixes.

/** Permitted imports of each room besides itself; a file's room is the longest matching name. */
export const rooms = {
  contract: [],
  rules: ['contract'],
  'src/core': ['contract', 'rules'],
  // It creates stores and awaits loading like all other code.
  'src/ui': ['rules/crest', 'rules/face', 'src/core/site.ts', 'src/core/store/store.ts', 'src/core/until-there.ts', 'locales'],
  'src/features': ['contract', 'rules', 'src/core', 'src/ui', 'locales'],
  'src/routes': ['contract', 'rules', 'src/core', 'src/ui', 'src/features', 'locales'],
  src: ['contract', 'rules', 'src', 'locales'],
  sw: ['contract', 'rules', 'src/core'],
  'server/core': ['contract', 'rules', 'server/config.ts'],
  'server/features': ['contract', 'rules', 'server/core', 'server/config.ts'],
  'server/media': ['contract', 'rules', 'server/core', 'server/config.ts', 'server/config-media.ts'],
  'server/feed': ['contract', 'rules', 'server/core', 'server/config.ts'],
  'server/world': ['contract', 'rules', 'server/core', 'server/config.ts', 'server/feed', 'server/media'],
  'server/render': ['contract', 'rules', 'server/core', 'server/config.ts'],
  server: ['contract', 'rules', 'server'],
}

/** Contract files without a schema: the app may import their values. */
export const constants = [
  'contract/admin/admin-rights.ts',
  'contract/limits/limits.ts',
  'contract/limits/member-limits.ts',
  'contract/limits/chat-limits.ts',
  'contract/limits/admin-limits.ts',
  'contract/limits/room-limits.ts',
  'contract/limits/gift-limits.ts',
  'contract/limits/mall-limits.ts',
  'contract/limits/search-limits.ts',
  'contract/limits/community-limits.ts',
  'contract/limits/video-limits.ts',
  'contract/limits/expert-limits.ts',
  'contract/limits/follow-limits.ts',
  'contract/limits/news-limits.ts',
  'contract/limits/legal-limits.ts',
  'contract/limits/rating-limits.ts',
  'contract/limits/site-limits.ts',
  'contract/live.ts',
  'contract/match/table-order.ts',
  'contract/wire/error.ts',
  'contract/wire/role.ts',
  'contract/wire/route.ts',
  'contract/wire/version.ts',
  'contract/wire/worker.ts',
]

/** App features that all features may use; among themselves each may use the preceding ones, so that there are no cycles. */
export const shared = [
  ...['follow', 'spoiler', 'match/league', 'match/odds', 'match', 'rail', 'alert', 'search', 'translate'],
  ...['report', 'comment'],
]

/** Features that only the named ones may use in addition. */
export const allowedFor = {
  // The player and its clock, for the events of a live room.
  'room/stream': ['room', 'room/danmaku', 'gift', 'chat', 'room/studio', 'video'],
  // The confirmation before coins are spent; badges and rankings.
  gift: ['chat', 'expert', 'room', 'room/studio', 'task'],
  // Live previews of rooms, for the moderation wall.
  room: ['admin'],
}

/** Inner folders that other features may use; all others are private to their feature, for use by routes and the app's start. */
export const open = {
  alert: ['device', 'notice'],
  follow: ['choice'],
  gift: ['guard', 'rank', 'spend'],
  match: ['detail', 'list', 'panel', 'parts', 'row', 'schedule', 'scores', 'messages', 'state'],
  'match/league': ['standings'],
  room: ['list'],
  search: ['box', 'index'],
  'room/stream': ['clock', 'control', 'engine'],
}

/** Files of a server feature that other rooms of the server may use, by importer. */
export const publicFiles = {
  'server/features': ['store.ts', 'events.ts', 'presets.ts', 'feed-message.ts', 'alert-fact.ts'],
  'server/feed': ['store.ts', 'feed-message.ts'],
  'server/world': ['store.ts', 'presets.ts', 'feed-message.ts'],
}

/** Where shipped code may import a package, statically, dynamically or as a type. Unlisted packages are refused. */
export const packages = {
  // Rendering.
  react: ['src/app', 'src/features', 'src/routes', 'src/ui'],
  'react-dom': ['src/main.tsx', 'src/app', 'src/features/room/stand/ScoreLivePage.tsx'],
  '@base-ui/react': ['src/app', 'src/ui'],
  '@lingui/core': ['src'],
  '@lingui/react': ['src'],
  '@tanstack/react-query': ['src'],
  '@tanstack/react-router': ['src/app', 'src/features', 'src/routes', 'src/ui'],
  '@tanstack/react-virtual': ['src/features/match/list'],
  'lucide-react': ['src/app', 'src/features', 'src/ui'],
  uplot: ['src/features/match/odds/OddsChart.tsx'],
  // Playback, storage and chat on the device.
  'hls.js': ['src/features/room/stream/engine/hls-engine.ts'],
  dexie: ['src/core', 'src/features'],
  '@tencentcloud/chat': ['src/core/chat'],
  'tim-upload-plugin': ['src/core/chat'],
  'vite-plugin-pwa': ['src/app/manifest/manifest.ts'],
  'workbox-window': ['src/app/runtime'],
  'workbox-expiration': ['sw'],
  'workbox-precaching': ['sw'],
  'workbox-strategies': ['sw'],
  // Both sides.
  typebox: ['contract', 'server'],
  uqr: ['src/ui', 'server/features/account'],
  // Basis of the server.
  '@fastify/ajv-compiler': ['server/core/http'],
  '@fastify/fast-json-stringify-compiler': ['server/core/http'],
  '@fastify/static': ['server/core'],
  '@node-rs/argon2': ['server/core/hasher.ts'],
  // In a feature by its stores and tables alone: `inStores`.
  'drizzle-orm': ['server'],
  fastify: ['server'],
  pg: ['server/core', 'server/features/money/ledger', 'server/ledger.ts', 'server/backup', 'server/restore.ts'],
  'pg-boss': ['server/core/jobs'],
  pino: ['server'],
  'prom-client': ['server'],
  undici: ['server/core', 'server/features/alert/push', 'server/feed/football-data'],
  ws: ['server/core/live', 'server/media/browser'],
  // Single parts of the server.
  'alipay-sdk': ['server/features/money/recharge/provider'],
  aws4fetch: ['server/features/upload'],
  feedsmith: ['server/features/news/import'],
  htmlparser2: ['server/features/news/import'],
  // Numbering plans of all countries, a hundred kilobytes: server only.
  'libphonenumber-js': ['server/features/account/mobile'],
  mediabunny: ['server/features/video', 'server/media', 'server/world/film', 'server/world/video'],
  // Draws and encodes the pictures of the demonstration; the first also draws link previews.
  '@napi-rs/canvas': ['server/world/film', 'server/render/picture'],
  'h264-mp4-encoder': ['server/world/film'],
  'node-media-server': ['server/media', 'server/world'],
  nodemailer: ['server/core/mail.ts'],
  sharp: ['server/features/upload', 'server/render/picture'],
  stripe: ['server/features/money/recharge/provider'],
  'tls-sig-api-v2': ['server/features/account'],
}

/** Packages whose values only these files of a server feature may import: SQL is written in stores. Types are free. */
export const inStores = { packages: ['drizzle-orm'], files: /(?:^|[/-])(?:store|table)\.ts$/ }

/** Rooms that run in a window or a worker, or are shared with one: no Node there. */
export const withoutNode = ['contract', 'rules', 'src', 'sw']

/** Files with computed imports: the program itself, the app's entry. */
export const computed = ['server/start.ts', 'src/begin.ts']

/** Permitted imports of a test beside a source, in addition to the source's own. */
export const besideTests = ['contract', 'rules', 'tests/support']

/** Tests that compare two sides, or a part with its data source. */
export const comparing = {
  'scripts/': ['src', 'lingui.config.ts'],
  'scripts/package/': ['scripts/install.mjs'],
  'server/features/search/keys.test.ts': ['server/feed/names'],
  'server/feed/': ['server/features/match'],
  'server/world/basketball/': ['server/features/match'],
  'server/render/site-head.test.ts': ['src/app/manifest/manifest.ts'],
  'src/features/legal/documents.test.ts': ['server/features/legal/product'],
  'src/features/follow/wanted-alike.test.ts': ['server/features/alert/decide.ts'],
  'src/features/match/detail/ics.test.ts': ['server/features/alert/device/calendar.ts'],
  'tests/server/community/follow-order.test.ts': ['src/features/follow/follow-order.ts'],
}

/** Permitted imports of tests that boot something; they test through a browser, not with the app's sources. */
export const testRooms = {
  'tests/support': ['contract', 'rules', 'server', 'scripts'],
  'tests/server': ['contract', 'rules', 'server', 'src/core', 'tests/support'],
  'tests/e2e': ['contract', 'rules', 'server', 'tests/support', 'scripts'],
  'tests/bench': ['contract', 'rules', 'server', 'src', 'tests/support', 'scripts'],
}

/** Booting code: a test beside a source must not reach it, even indirectly. */
export const boots = {
  files: ['server/app.ts', 'server/start.ts', 'tests/support/app.ts', 'tests/support/database/'],
  packages: ['pg', 'pg-boss', '@playwright/test'],
}

/** Lazily loaded code, and the programs that must run without it: a production site has no demonstration. */
export const loadedLater = { folder: 'server/world/', programs: ['server/app.ts', 'server/main.ts', 'server/relay.ts'] }

/** Maximum lines of a source and of a test, files of a folder. */
export const most = { lines: 300, testLines: 500, files: 25 }

/** Lists of names and words, which may be long. */
export const lists = ['server/feed/simulator/data/', 'server/feed/names/']
