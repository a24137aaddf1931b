// 发给朋友, for the pages of rooms, schemes and goods: the chat's dialog, loaded when it first opens.
import type { ReactNode } from 'react'
import type { ChatCard } from '../core/chat/card.ts'
import type { SendCardProps } from '../features/chat/card/SendCardDialog.tsx'
import { laterPart } from '../ui/layer/later-part.ts'
import { OpenedLater, type OpenProps } from '../ui/layer/OpenedLater.tsx'

const part = laterPart<SendCardProps>(() => import('../features/chat/card/SendCardDialog.tsx').then((dialog) => dialog.SendCardDialog))

export const sendCard = (card: ChatCard, open: OpenProps): ReactNode => <OpenedLater part={part} props={{ card, ...open }} />
