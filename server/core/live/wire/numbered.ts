// The numbered frames of a channel: the header before their data. Types, epochs and channels need no escaping: none of them is
// external input.
import { type Channel, channelPattern, liveVersion } from '../../../../contract/live.ts'
import { textFrame } from './frame.ts'

const head = (epoch: string, type: string, channel: Channel, seq: number): string =>
  `{"code":100,"type":"${type}","version":${liveVersion},"epoch":"${epoch}","channel":"${channel}","seq":${seq}`

/** `body` is the data as JSON. */
export const numberedFrame = (epoch: string, type: string, channel: Channel, seq: number, body: string): Buffer =>
  textFrame(`${head(epoch, type, channel, seq)},"data":${body}}`)

/** Builds the frame that gives a subscriber the channel's position. */
export const markFrame = (epoch: string, type: 'joined' | 'reset', channel: Channel, seq: number): Buffer =>
  textFrame(`${head(epoch, type, channel, seq)}}`)

/** Transient frames are useless later and keep no channel alive: anyone may join a room that does not exist. */
export const isPassing = (type: string): boolean => type === 'room_count'

const headForm = /^\{"code":100,"type":"([a-z_]+)","version":\d+,"epoch":"[\w-]+","channel":"([\w:.-]+)","seq":(\d+)/
/** Maximum length of a header, in bytes. */
const headMost = 240

export interface Numbered {
  type: string
  channel: Channel
  seq: number
}
/** Returns a payload's type, channel and number; null if it is no numbered frame. */
export function readNumbered(payload: Buffer): Numbered | null {
  const [, type = '', channel = '', seq = ''] = headForm.exec(payload.toString('latin1', 0, headMost)) ?? []
  return channelPattern.test(channel) ? { type, channel: channel as Channel, seq: Number(seq) } : null
}
