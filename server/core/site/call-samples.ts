// A valid call of every endpoint that a guest may read: an example in the API's document, and a request for tests that check each
// response against the contract.
import type { ApiBody, ApiKey, ApiQuery } from '../../../contract/api.ts'

type Sample<K extends ApiKey> = (undefined extends ApiQuery<K> ? { query?: undefined } : { query: ApiQuery<K> }) &
  (undefined extends ApiBody<K> ? { body?: undefined } : { body: ApiBody<K> })

/** Ids of existing entities. */
export interface SampleIds {
  match: string
  league: string
  team: string
  player: string
  room: string
  streamer: string
  group: string
  video: string
  circle: string
  post: string
  comment: string
  scheme: string
}

/** Calls that change something or need an account have no sample: their own tests cover them. */
export function samplesOf(ids: SampleIds): { [K in ApiKey]?: Sample<K>[] } {
  const { match, league, team, player, room, streamer, group, circle, post, comment, video, scheme } = ids
  return {
    'GET api/Config/getConfig': [{}],
    'GET api/universal/getHot': [{}],
    'POST api/Banner/getBannerList': [{}],
    'GET api/user/avatarList': [{}],
    'POST api/user/getKefuInfo': [{}],
    'GET api/Universal/imTouristAccount': [{}],
    'POST api/hot_match/all_match': [
      { body: {} },
      { body: { day: '2026-03-07', days: 3, tz: 'Asia/Ho_Chi_Minh', status: 'upcoming' } },
      { body: { ids: [match] } },
      { body: { league_ids: [league], days: 14 } },
    ],
    'POST api/hot_match/msgGetSimple': [{ body: { type: 'football', id: match } }, { body: { type: 'football', sourceid: match } }],
    'GET api/hot_match/recommend': [{}],
    'GET api/hot_match/initial_list': [{ query: {} }, { query: { sport: 'football' } }],
    'GET api/hot_match/detail': [{ query: { id: match } }],
    'GET api/hot_match/standings': [{ query: { league_id: league } }, { query: { league_id: league, season: '', view: 'form' } }],
    'GET api/Data/league': [{ query: { league_id: league } }],
    'GET api/Data/fixtures': [{ query: { league_id: league, round: '1', page: '1' } }],
    'GET api/Data/bracket': [{ query: { league_id: league } }],
    'GET api/Data/leaders': [{ query: { league_id: league } }],
    'GET api/Data/team': [{ query: { team_id: team } }],
    'GET api/Data/player': [{ query: { team_id: team, player } }],
    'GET api/hot_match/odds': [{ query: { id: match } }],
    'GET api/hot_match/ratings': [{ query: { id: match } }],
    'GET api/Search/index': [{ query: { name: 'team' } }],
    'GET api/Search/snapshot': [{ query: {} }],
    'GET api/Search/anchor': [{ query: { name: 'team' } }],
    'GET api/Search/player': [{ query: { name: 'team' } }],
    'GET api/Search/live': [{ query: { name: 'team' } }],
    'GET api/Search/match': [{ query: { name: 'league' } }],
    'POST api/chargerules/getList': [{}],
    'POST api/goods/goodsList': [{}],
    'GET api/Gift/getList': [{}],
    'GET api/Guard/getList': [{}],
    'GET api/Live_streaming/roomRanking': [{ query: {} }, { query: { range: 'week', by: 'gifts', limit: '10' } }],
    'POST api/Live_streaming/badgeList': [{ body: {} }],
    'POST api/Live_streaming/getRankInfoList': [{ body: { room_id: room, type: 'week' } }, { body: { room_id: room, type: 'noble' } }],
    'POST api/Live_streaming/getFansGroupInfo': [{ body: { room_id: room } }],
    'POST api/Redenvelope/getRedInfo': [{ body: { room_id: room } }],
    'GET api/Live_streaming/getRoomInfo': [{ query: { id: room } }],
    'GET api/Live/getUserStatus': [{ query: { id: room } }],
    'GET api/Live/getPlacard': [{ query: { id: room } }],
    'GET api/Live/getRoomList': [{ query: {} }, { query: { match_id: match } }],
    'GET api/Live/getBucketRoomList': [{ query: { type: '0' } }, { query: { type: '3', id: 'xiangqi', page: '2' } }],
    'GET api/Live_streaming/getLiveList': [{ query: {} }, { query: { sort: 'new' } }],
    'POST api/live/getLiveByUid': [{ body: { uid: streamer } }],
    'POST api/Live_streaming/getHotList': [{ body: {} }],
    'POST api/Live_streaming/getLiveHotList': [{ body: { limit: 4 } }],
    'POST api/Live_streaming/getIndexLiveList': [{ body: {} }, { body: { type: 3, r: 'x1' } }],
    'POST api/Live_streaming/getLivePlaybackList': [{ body: { id: room } }],
    'POST api/Live_streaming/getReplayList': [{ body: {} }, { body: { type: 3, id: 'xiangqi', limit: 4 } }],
    'GET api/Live_streaming/getReserveLiveList': [{ query: {} }, { query: { id: room, type: '1' } }],
    'GET api/User/anchorExperienceList': [{ query: { uid: streamer } }],
    'POST api/group/getRecommendUserList': [{ body: {} }],
    'POST api/group/getRecommendGroupList': [{ body: { page: 2 } }],
    'POST api/group/info': [{ body: { id: group } }],
    'GET api/Chat/roomMessages': [{ query: { id: room } }],
    'GET api/Barrage/getList': [{ query: { id: room, from: '2026-03-07T10:00:00Z', to: '2026-03-07T11:00:00Z' } }],
    'POST api/live/getLiveGroupList': [{ body: { id: room } }],
    'POST api/live/groupList': [{ body: { uid: '100001' } }],
    'POST api/Video/getList': [{ body: {} }, { body: { tab: 'hot', page: 2 } }],
    'GET api/video/videoList': [{ query: {} }, { query: { id: 'football', sort: 'hot' } }],
    'POST api/Video/anchorWorks': [{ body: {} }, { body: { uid: streamer } }],
    'GET api/Legal/text': [{ query: { kind: 'privacy' } }],
    'GET api/Video/userPostList': [{ query: { uid: streamer } }],
    'POST api/Video/getVideoInfo': [{ body: { id: video } }],
    'POST api/Video/commentList': [{ body: { id: video } }],
    'GET api/Video/commentOneList': [{ query: { id: comment } }],
    'GET api/Videoclassification': [{}],
    'GET api/videocclassification/recommend': [{}],
    'GET api/videocclassification/allList': [{}],
    'GET api/videocclassification/search': [{ query: { name: 'foot' } }],
    'GET api/videoRank/getRank': [{ query: {} }, { query: { range: 'month', by: 'likes', limit: '5' } }],
    'GET api/Activity_Config/getActivityUrl': [{}],
    'GET api/Expert/getList': [{ query: {} }, { query: { by: 'rate', range: 'month', sport: 'football' } }],
    'GET api/Expert/getHome': [{ query: { id: streamer } }],
    'GET api/Expert/labels': [{ query: { id: streamer } }],
    'GET api/Expert/schemeList': [{ query: {} }, { query: { id: streamer, state: 'open' } }, { query: { match } }],
    'GET api/Expert/forecast': [{ query: {} }, { query: { sport: 'football', page: '1', limit: '5' } }],
    'GET api/Expert/scheme': [{ query: { id: scheme } }],
    'GET api/Expert/hashCheck': [{ query: { hash: '0'.repeat(64) } }, { query: { hash: 'a'.repeat(64) } }],
    'GET api/Guess/getList': [{ query: {} }, { query: { match } }],
    'GET api/Guess/board': [{ query: {} }, { query: { range: 'month' } }],
    'GET api/Portal_post/getList2': [{ query: {} }, { query: { limit: '3' } }],
    'GET api/anchor_dynamics/circles': [{}],
    'GET api/anchor_dynamics/circle': [{ query: { id: circle } }],
    'GET api/anchor_dynamics/person': [{ query: { id: streamer } }],
    'GET api/anchor_dynamics/info': [{ query: { id: post } }],
    'GET api/anchor_dynamics/userPostList': [{ query: {} }, { query: { circle, hot: 'month', limit: '5' } }],
    'POST api/anchor_dynamics/commentList': [{ body: { id: post } }],
    'POST api/Comment/list': [{ body: { kind: 'post', id: post, sort: 'hot' } }, { body: { kind: 'match', id: match } }],
    'POST api/Comment/since': [{ body: { kind: 'post', id: post, mark: '0.0' } }],
    'POST api/Comment/answers': [{ body: { id: comment } }],
    'POST api/Comment/one': [{ body: { id: comment } }],
    'POST api/Comment/subject': [{ body: { kind: 'match', id: match } }],
  }
}
