// Days in the time zone of the demonstration world and of the test browsers: Beijing, where midnight is 16:00 UTC.
import { dayIn } from '../../../rules/time/day.ts'

/** YYYY-MM-DD of the day this many days from today; negative for the past. */
export const worldDay = (days: number): string => dayIn(Date.now() + days * 86_400_000, 'Asia/Shanghai')
