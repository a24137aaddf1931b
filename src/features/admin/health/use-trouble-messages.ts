// Labels of health problems.
import { useLingui } from '@lingui/react/macro'
import type { Trouble } from './troubles.ts'

export function useTroubleMessages(): Record<Trouble, string> {
  const { t } = useLingui()
  return {
    'disk-unwritable': t`磁盘写不进去：新的内容存不下来，请马上腾出空间`,
    'disk-short': t`磁盘快满了，请腾出空间`,
    'feed-failing': t`比赛数据读不出来，比分停在上次正常的时候`,
    'feed-silent': t`比赛数据很久没有消息了`,
    'database-slow': t`数据库应答太慢，或者连接不够用`,
    'backup-broken': t`最近一次备份里的账本核对不上，最后一份无误的备份会保留，详情见服务器日志`,
    'backup-failing': t`最近一次备份失败了，原因见服务器日志`,
    'backup-late': t`超过两天没有备份了`,
    'jobs-late': t`有后台任务到期一分钟还没执行`,
    'jobs-failed': t`有后台任务失败了，详情见服务器日志`,
    'pushes-failed': t`推送失败的比送出的多`,
    'publishers-refused': t`有人推流被拒绝：没有填密钥，或者密钥不对`,
  }
}
