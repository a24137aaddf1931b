// Days as the demonstration world and the browsers of the tests have them: Beijing's, which turn at 16:00 UTC.
import { dayIn } from '../../../rules/time/day.ts'

/** YYYY-MM-DD so many days from today; negative: ago. */
export const worldDay = (days: number): string => dayIn(Date.now() + days * 86_400_000, 'Asia/Shanghai')
