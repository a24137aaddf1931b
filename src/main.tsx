// The window's start: take over what the server rendered, or draw from nothing.
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app/tokens.css'
import './app/fonts.css'
import './app/global.css'
import { startApp } from './app/start.tsx'
import { allowOwnScripts } from './app/trusted-types.ts'

allowOwnScripts()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
startApp(root, { createRoot, hydrateRoot }).catch((error: unknown) => {
  console.error('the app did not start', error)
  root.textContent = '页面没有打开，请刷新重试。 The page did not open, please reload. Trang chưa mở được, hãy tải lại.'
})
