// Labels of reports: object and reason.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminReport, ReportDecision } from '../../../../../contract/admin/community-admin.ts'
import type { ReportKind, ReportReason } from '../../../../../contract/report.ts'
import { subjectKeyOf } from '../../decision/decision.ts'

export const reportKindMessages: Record<ReportKind, MessageDescriptor> = {
  post: msg({ message: '帖子', context: 'a single one' }),
  comment: msg({ message: '评论', context: 'a single one' }),
  video: msg`视频`,
  danmaku: msg`弹幕`,
  room: msg`直播间`,
  person: msg({ message: '用户', context: 'a single one' }),
}
export const reportReasonMessages: Record<ReportReason, MessageDescriptor> = {
  spam: msg`广告或刷屏`,
  abuse: msg`辱骂、骚扰`,
  sexual: msg`色情低俗`,
  violence: msg`暴力血腥`,
  illegal: msg`违法违规`,
  gambling: msg`赌博引流`,
  spoiler: msg`恶意剧透`,
  copyright: msg`侵权`,
  other: msg`其他`,
}
export const decisionMessages: Record<ReportDecision, MessageDescriptor> = {
  kept: msg`没有问题`,
  hidden: msg`已隐藏`,
  deleted: msg`已删除`,
}

/** Objects of different kinds may share an id. */
export const reportSubjectKey = ({ kind, id }: Pick<AdminReport, 'kind' | 'id'>): string => subjectKeyOf('reports', `${kind} ${id}`)
