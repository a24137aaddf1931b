import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'zh',
  locales: ['zh', 'en', 'vi'],
  fallbackLocales: { vi: 'en', default: 'zh' },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src', 'rules', 'sw'] }],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
})
