// Checks ffmpeg, which makes further qualities of a stream and the stills of its seek bar.
import type { Config } from '../../config.ts'
import { type Finding, failure, okay, warning } from '../finding.ts'

/** Whether the program of this name runs and has libx264. */
type CanEncode = (program: string) => Promise<boolean>

export async function checkTranscoder({ ffmpeg }: Pick<Config, 'ffmpeg'>, canEncode: CanEncode): Promise<Finding> {
  if (ffmpeg === 'off') return okay('FFMPEG is off: streams are shown as they are sent.')
  if (await canEncode(ffmpeg || 'ffmpeg')) return okay(`${ffmpeg || 'ffmpeg of PATH'} runs and has libx264.`)
  if (ffmpeg) return failure(`${ffmpeg} does not run, or has no libx264.`, 'Set FFMPEG to one that has it, or to off.')
  return warning('There is no ffmpeg: streams are shown as they are sent.', 'Install ffmpeg with libx264, or set FFMPEG=off.')
}
