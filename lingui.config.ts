import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en', 'vi'],
  fallbackLocales: { vi: 'en', default: 'zh' },
  catalogs: [
    // The long texts of /about-user come with that page, not with every first screen.
    { path: '<rootDir>/locales/about/{locale}', include: ['src/features/about'] },
    { path: '<rootDir>/locales/{locale}', include: ['src', 'rules', 'sw'], exclude: ['src/features/about/**'] },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
})
