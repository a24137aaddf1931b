// Reads the subject of a page through the API call that a guest's own page uses, so that nothing more is revealed.
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Subject } from './page.ts'

type Params = { query?: Record<string, string>; body?: unknown }
/** Returns the `data` of an API read in process, or null if it was refused; rejects if there was no response. */
export type Read = (key: ApiKey, params: Params, lang: Lang) => Promise<unknown>

export type Facts =
  | { kind: 'match'; row: MatchRow }
  | { kind: 'league'; page: ApiData<'GET api/Data/league'> }
  | { kind: 'team'; page: ApiData<'GET api/Data/team'> }
  | { kind: 'player'; page: ApiData<'GET api/Data/player'> }
  | { kind: 'room'; room: ApiData<'GET api/Live_streaming/getRoomInfo'>; row: MatchRow | null; recording: Recording | null }
  | { kind: 'article'; article: NonNullable<ApiData<'GET api/Portal_post/getList2'>['article']> }
  | { kind: 'video'; video: ApiData<'POST api/Video/getVideoInfo'> }
  | { kind: 'category'; category: ApiData<'GET api/videocclassification/allList'>['list'][number] }
  | { kind: 'circle'; circle: ApiData<'GET api/anchor_dynamics/circle'> }
  | { kind: 'post'; post: ApiData<'GET api/anchor_dynamics/info'> }
  | { kind: 'expert'; expert: ApiData<'GET api/Expert/getHome'>['expert'] }
  | { kind: 'scheme'; scheme: ApiData<'GET api/Expert/scheme'>['scheme'] }
  | { kind: 'person'; person: ApiData<'GET api/anchor_dynamics/person'> }
  | { kind: 'thread'; thread: ApiData<'POST api/Comment/subject'> }
export type Recording = ApiData<'POST api/Live_streaming/getLivePlaybackList'>['list'][number]

/** Null if the subject does not exist or is not public. */
export function readFacts(subject: Exclude<Subject, { kind: 'list' }>, read: Read): Promise<Facts | null> {
  // Names come in all languages, user text in its author's.
  const ask = async <K extends ApiKey>(key: K, params: Params): Promise<ApiData<K> | null> => {
    return (await read(key, params, 'zh')) as ApiData<K> | null
  }
  const matchRow = async (id: string): Promise<MatchRow | null> =>
    (await ask('POST api/hot_match/all_match', { body: { ids: [id], limit: 1 } }))?.list[0] ?? null

  const { id } = subject
  switch (subject.kind) {
    case 'match':
    case 'score-live':
      return matchRow(id).then((row) => row && { kind: 'match', row })
    case 'league':
      return ask('GET api/Data/league', { query: { league_id: id } }).then((page) => page && { kind: 'league', page })
    case 'team':
      return ask('GET api/Data/team', { query: { team_id: id } }).then((page) => page && { kind: 'team', page })
    case 'player':
      return ask('GET api/Data/player', { query: { team_id: id, player: subject.player } }).then((page) => page && { kind: 'player', page })
    case 'room':
      return readRoom(subject.playback)
    case 'article':
      return ask('GET api/Portal_post/getList2', { query: { id } }).then((data) => {
        return data?.article ? { kind: 'article', article: data.article } : null
      })
    case 'video':
      return ask('POST api/Video/getVideoInfo', { body: { id } }).then((video) => video && { kind: 'video', video })
    case 'category':
      return ask('GET api/videocclassification/allList', {}).then((data) => {
        const category = data?.list.find((one) => one.id === id)
        return category ? { kind: 'category', category } : null
      })
    case 'circle':
      return ask('GET api/anchor_dynamics/circle', { query: { id } }).then((circle) => circle && { kind: 'circle', circle })
    case 'post':
      return ask('GET api/anchor_dynamics/info', { query: { id } }).then((post) => post && { kind: 'post', post })
    case 'expert':
      return ask('GET api/Expert/getHome', { query: { id } }).then((data) => data && { kind: 'expert', expert: data.expert })
    case 'scheme':
      return ask('GET api/Expert/scheme', { query: { id } }).then((data) => data && { kind: 'scheme', scheme: data.scheme })
    case 'person':
      return ask('GET api/anchor_dynamics/person', { query: { id } }).then((person) => person && { kind: 'person', person })
    case 'thread':
      return ask('POST api/Comment/subject', { body: { kind: subject.of, id } }).then((thread) => thread && { kind: 'thread', thread })
  }

  async function readRoom(playback: string | undefined): Promise<Facts | null> {
    const room = await ask('GET api/Live_streaming/getRoomInfo', { query: { id } })
    if (!room) return null
    const recordings = playback === undefined ? null : await ask('POST api/Live_streaming/getLivePlaybackList', { body: { id, playback } })
    const recording = recordings?.list[0] ?? null
    if (playback !== undefined && recording === null) return null
    const shown = recording ? recording.match_id : room.match_id
    return { kind: 'room', room, row: shown === null ? null : await matchRow(shown), recording }
  }
}
