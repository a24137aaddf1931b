// The web app manifest: what an installed Grandstand is called, looks like and offers at a long press.
import type { ManifestOptions } from 'vite-plugin-pwa'

export const manifest: Partial<ManifestOptions> = {
  id: '/main',
  name: '看台 · Grandstand',
  short_name: '看台',
  description: '赛程、即时比分、资讯与进球提醒，没有网络也能看。',
  lang: 'zh',
  dir: 'ltr',
  start_url: '/main?source=app',
  scope: '/',
  display: 'standalone',
  background_color: '#0E2C21',
  theme_color: '#0E2C21',
  categories: ['sports', 'news'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: '/screenshots/phone.webp', sizes: '780x1688', type: 'image/webp', form_factor: 'narrow', label: '足球比分' },
    { src: '/screenshots/desktop.webp', sizes: '1440x900', type: 'image/webp', form_factor: 'wide', label: '首页' },
  ],
  shortcuts: [
    { name: '足球比分', short_name: '足球', url: '/football', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: '篮球比分', short_name: '篮球', url: '/basketball', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: '赛程', short_name: '赛程', url: '/schedule?type=4', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
}
