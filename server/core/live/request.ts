// Parses messages from clients of the live socket; accepts only those of the contract.
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { type Channel, channelPattern, type LiveRequest } from '../../../contract/live.ts'
import { timestampPattern } from '../../../contract/wire/endpoint.ts'
import { hasUnstorable } from '../text/storable.ts'

type Fields = Record<string, unknown>
type Reader = (raw: Fields) => LiveRequest | null

/** Maximum channels in each list of a topic message. */
const topicsPerMessage = 100
const idPattern = /^[A-Za-z0-9_.-]{1,64}$/

const keyPattern = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/
const timestampShape = new RegExp(timestampPattern)

const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isChannel = (value: unknown): value is Channel => typeof value === 'string' && channelPattern.test(value)
const isChannels = (value: unknown): value is Channel[] =>
  Array.isArray(value) && value.length <= topicsPerMessage && value.every(isChannel)
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= most
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isPositions = (value: unknown): value is Partial<Record<Channel, number>> =>
  isFields(value) && Object.entries(value).every(([channel, seq]) => isChannel(channel) && isCount(seq))

const readers: Record<LiveRequest['type'], Reader> = {
  register: (raw) => {
    if (raw.device_id !== undefined && !isId(raw.device_id)) return null
    return { type: 'register', info: 'web', device_id: raw.device_id, visible: raw.visible === true }
  },
  toggle: ({ company_id }) => (isId(String(company_id)) ? { type: 'toggle', company_id: String(company_id) } : null),
  classify: ({ classify_type }) => (classify_type === 0 || classify_type === 1 ? { type: 'classify', classify_type } : null),
  heartbeat: () => ({ type: 'heartbeat' }),
  resume: ({ epoch, seq }) => {
    return typeof epoch === 'string' && epoch.length <= 64 && isPositions(seq) ? { type: 'resume', epoch, seq } : null
  },
  topic: ({ add = [], remove = [] }) => (isChannels(add) && isChannels(remove) ? { type: 'topic', add, remove } : null),
  visible: ({ visible }) => (typeof visible === 'boolean' ? { type: 'visible', visible } : null),
  login: ({ code }) => (typeof code === 'string' && /^[A-Za-z0-9_-]{32}$/.test(code) ? { type: 'login', code } : null),
  'login-token': ({ token }) => (token === '' || isText(token, 200) ? { type: 'login-token', token } : null),
  say: ({ id, text, key, at = null, reply_to, mentions = [] }) => {
    const isWhole = isId(id) && isText(text, chatLimits.roomMessageLength * 4) && typeof key === 'string' && keyPattern.test(key)
    const isPlaced = at === null || (typeof at === 'string' && timestampShape.test(at))
    const isNaming = Array.isArray(mentions) && mentions.length <= chatLimits.mentions && mentions.every(isId)
    if (!isWhole || !isPlaced || !isNaming || (reply_to !== undefined && !isId(reply_to))) return null
    return { type: 'say', id, text, key, at, reply_to, mentions }
  },
  ack: ({ match_id, seq }) => (isId(match_id) && isCount(seq) ? { type: 'ack', match_id, seq } : null),
}
const isKnown = (type: string): type is LiveRequest['type'] => Object.hasOwn(readers, type)

/** Returns the request; `unknown` for a well-formed message of an unknown type; `malformed` for everything else. */
export function readRequest(text: string): LiveRequest | 'unknown' | 'malformed' {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    // Not JSON: the sender gets the same error as for any other malformed message.
    return 'malformed'
  }
  if (!isFields(raw) || typeof raw.type !== 'string' || hasUnstorable(text, raw)) return 'malformed'
  if (!isKnown(raw.type)) return 'unknown'
  return readers[raw.type](raw) ?? 'malformed'
}
