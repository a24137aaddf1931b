// The web app manifest of each language: name, icons, screenshots, shortcuts and share target.
import type { ManifestOptions } from 'vite-plugin-pwa'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { manifestPath } from './manifest-path.ts'

interface ManifestMessages {
  name: string
  short: string
  description: string
  football: [string, string]
  basketball: [string, string]
  schedule: string
  scores: string
  home: string
}

const messages: Record<Lang, ManifestMessages> = {
  zh: {
    name: '看台 · Grandstand',
    short: '看台',
    description: '赛程、即时比分、资讯与进球提醒，没有网络也能看。',
    football: ['足球比分', '足球'],
    basketball: ['篮球比分', '篮球'],
    schedule: '赛程',
    scores: '足球比分',
    home: '首页',
  },
  en: {
    name: 'Grandstand',
    short: 'Grandstand',
    description: 'Fixtures, live scores, news and goal alerts, also without a network.',
    football: ['Football scores', 'Football'],
    basketball: ['Basketball scores', 'Basketball'],
    schedule: 'Fixtures',
    scores: 'Football scores',
    home: 'Home',
  },
  vi: {
    name: 'Khán đài · Grandstand',
    short: 'Khán đài',
    description: 'Lịch thi đấu, tỷ số trực tiếp, tin tức và báo bàn thắng, xem được cả khi mất mạng.',
    football: ['Tỷ số bóng đá', 'Bóng đá'],
    basketball: ['Tỷ số bóng rổ', 'Bóng rổ'],
    schedule: 'Lịch thi đấu',
    scores: 'Tỷ số bóng đá',
    home: 'Trang chủ',
  },
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const small = [{ src: '/icons/icon-192.png', sizes: '192x192' }]

/** `id` is the same in every language, so that a change of language renames the app and does not install a second one. */
const manifestOf = (lang: Lang, of: ManifestMessages): Partial<ManifestOptions> => ({
  id: '/main',
  name: of.name,
  short_name: of.short,
  description: of.description,
  lang,
  dir: 'ltr',
  start_url: '/main?source=app',
  scope: '/',
  display: 'standalone',
  background_color: '#0E2C21',
  theme_color: '#0E2C21',
  categories: ['sports', 'news'],
  icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
  screenshots: [
    { src: '/screenshots/phone.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: of.scores },
    { src: '/screenshots/desktop.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: of.home },
  ],
  shortcuts: [
    { name: of.football[0], short_name: of.football[1], url: '/football', icons: small },
    { name: of.basketball[0], short_name: of.basketball[1], url: '/basketball', icons: small },
    { name: of.schedule, short_name: of.schedule, url: '/schedule?type=4', icons: small },
  ],
  share_target: {
    action: '/search',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'name', url: 'url' },
  },
})

/** Manifest files that the build emits, as file name and text. */
export const manifestFiles = (): { fileName: string; source: string }[] =>
  langs.map((lang) => ({ fileName: manifestPath(lang).slice(1), source: JSON.stringify(manifestOf(lang, messages[lang])) }))
