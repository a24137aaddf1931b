// The window's start: take over what the server rendered, or draw from nothing.
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app/tokens.css'
import './app/fonts.css'
import './app/global.css'
import './app/browser/random-uuid.ts'
import { allowOwnScripts } from './app/browser/trusted-types.ts'
import { startApp } from './app/start.tsx'

allowOwnScripts()
if (import.meta.env.DEV) void import('./app/drawing.ts').then(({ refuseWritesWhileDrawing }) => refuseWritesWhileDrawing())

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')
const root = found
// In a task of its own: evaluating this chunk has been a long one on a slow phone.
setTimeout(() => {
  startApp(root, { createRoot, hydrateRoot }).catch((error: unknown) => {
    console.error('the app did not start', error)
    // What the server drew is worth more than the word that nothing runs.
    if (root.childElementCount === 0)
      root.textContent = '页面没有打开，请刷新重试。 The page did not open, please reload. Trang chưa mở được, hãy tải lại.'
  })
})
