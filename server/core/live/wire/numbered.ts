// The numbered frames of a channel: what stands before their data. Types, epochs and channels need no escaping: none of them comes
// from outside.
import { type Channel, channelPattern, liveVersion } from '../../../../contract/live.ts'
import { textFrame } from './frame.ts'

const head = (epoch: string, type: string, channel: Channel, seq: number): string =>
  `{"code":100,"type":"${type}","version":${liveVersion},"epoch":"${epoch}","channel":"${channel}","seq":${seq}`

/** `body`: the data as JSON. */
export const numberedFrame = (epoch: string, type: string, channel: Channel, seq: number, body: string): Buffer =>
  textFrame(`${head(epoch, type, channel, seq)},"data":${body}}`)

/** Tells one reader where a channel stands. */
export const markFrame = (epoch: string, type: 'joined' | 'reset', channel: Channel, seq: number): Buffer =>
  textFrame(`${head(epoch, type, channel, seq)}}`)

const headForm = /^\{"code":100,"type":"[a-z_]+","version":\d+,"epoch":"[\w-]+","channel":"([\w:.-]+)","seq":(\d+)/
/** Bytes that no head is longer than. */
const headMost = 240

/** The channel and number of a payload; null when it is no numbered frame. */
export function readNumbered(payload: Buffer): { channel: Channel; seq: number } | null {
  const [, channel = '', seq = ''] = headForm.exec(payload.toString('latin1', 0, headMost)) ?? []
  return channelPattern.test(channel) ? { channel: channel as Channel, seq: Number(seq) } : null
}
