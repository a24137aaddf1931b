// Admin calls that roles other than operator may make. A call that is not listed is for operators only.
import type { ApiKey } from '../api.ts'
import type { AdminRole } from '../wire/role.ts'

type AdminApiKey = Extract<ApiKey, `${string} api/Desk/${string}`>
type Rights = Partial<Record<AdminApiKey, readonly Exclude<AdminRole, 'operator'>[]>>

const everyone = ['support', 'moderator', 'treasurer', 'editor'] as const

export const adminRights = {
  // Each role sees its part of these: what it may decide.
  'GET api/Desk/waiting': everyone,
  'GET api/Desk/workQueue': everyone,
  'GET api/Desk/queueItem': everyone,
  'POST api/Desk/claimItem': everyone,
  'POST api/Desk/releaseItem': everyone,
  'POST api/Desk/postponeItem': everyone,
  'POST api/Desk/resumeItem': everyone,
  'GET api/Desk/pendingDecisions': everyone,
  'POST api/Desk/scheduleDecision': everyone,
  'POST api/Desk/executeDecision': everyone,
  'POST api/Desk/cancelDecision': everyone,

  // Each list to the roles that may read it.
  'GET api/Desk/export': ['support', 'moderator', 'treasurer'],

  'GET api/Desk/users': ['support', 'moderator'],
  'GET api/Desk/user': ['support', 'moderator'],
  'POST api/Desk/endUserSessions': ['support'],
  // Only for a limited time.
  'POST api/Desk/blockUser': ['moderator'],
  'GET api/Desk/feedback': ['support'],
  'POST api/Desk/answerFeedback': ['support'],

  'GET api/Desk/wall': ['moderator'],
  'POST api/Desk/endBroadcast': ['moderator'],
  'POST api/Desk/removeLine': ['moderator'],
  'POST api/Desk/muteInRoom': ['moderator'],
  'GET api/Desk/reports': ['moderator'],
  'POST api/Desk/decideReport': ['moderator'],
  'GET api/Desk/words': ['moderator'],
  'POST api/Desk/putWords': ['moderator'],
  'GET api/Desk/horns': ['moderator'],
  'POST api/Desk/decideHorn': ['moderator'],
  'GET api/Desk/applications': ['moderator'],
  'POST api/Desk/seeApplication': ['moderator'],
  'POST api/Desk/decideApplication': ['moderator'],
  'GET api/Desk/videos': ['moderator', 'editor'],
  'POST api/Desk/decideVideo': ['moderator'],
  'POST api/Desk/videoReview': ['moderator'],

  // Without the terms: they reveal the amount from which two approvals are needed.
  'GET api/Desk/withdrawals': ['treasurer'],
  'POST api/Desk/decideWithdrawal': ['treasurer'],
  'GET api/Desk/packages': ['treasurer'],
  'POST api/Desk/putPackage': ['treasurer'],
  'GET api/Desk/ledger': ['treasurer'],
  'GET api/Desk/proof': ['treasurer'],
  // Streamers' shares are shown beside the gifts.
  'GET api/Desk/gifts': ['treasurer'],
  'POST api/Desk/incomeShare': ['treasurer'],

  'GET api/Desk/news': ['editor'],
  'GET api/Desk/article': ['editor'],
  'POST api/Desk/putNews': ['editor'],
  'POST api/Desk/publishNews': ['editor'],
  'GET api/Desk/banners': ['editor'],
  'POST api/Desk/putBanner': ['editor'],
  'POST api/Desk/removeBanner': ['editor'],
  'POST api/Desk/putVideoCategory': ['editor'],
  'GET api/Desk/searches': ['editor'],
  'POST api/Desk/putSearches': ['editor'],
  'GET api/Desk/groups': ['editor'],
  'POST api/Desk/recommendGroup': ['editor'],
  'GET api/Desk/circles': ['editor'],
  'POST api/Desk/putCircle': ['editor'],
  'GET api/Desk/leagues': ['editor'],
  'GET api/Desk/leagueTeams': ['editor'],
  'POST api/Desk/putLeagueRules': ['editor'],
  'GET api/Desk/tasks': ['editor'],
  'POST api/Desk/putTask': ['editor'],
  'POST api/Desk/putActivity': ['editor'],
} as const satisfies Rights
