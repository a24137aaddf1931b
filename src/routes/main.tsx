// /main: the home page.
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/HomePage.tsx'
import { HomeNews } from '../features/news/HomeNews.tsx'

export const Route = createFileRoute('/main')({ component: () => <HomePage news={<HomeNews />} /> })
