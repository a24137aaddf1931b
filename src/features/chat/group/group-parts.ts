// Dialogs of groups, loaded when first opened.
import { laterPart } from '../../../ui/layer/later-part.ts'
import type { GroupDialogProps } from './GroupDialog.tsx'
import type { GroupMakeDialogProps } from './GroupMakeDialog.tsx'

export const groupDialogPart = laterPart<GroupDialogProps>(() => import('./GroupDialog.tsx').then((part) => part.GroupDialog))
export const groupMakePart = laterPart<GroupMakeDialogProps>(() => import('./GroupMakeDialog.tsx').then((part) => part.GroupMakeDialog))
