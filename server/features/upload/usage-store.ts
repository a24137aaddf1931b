// Which uploads are shown somewhere, by their sender or by the site. Every place that shows an upload has its line here.
import { type SQL, sql } from 'drizzle-orm'

/** Where the site shows pictures that operators uploaded. */
export const platformPaths = sql`(
  select img as path from banner union all select img from gift union all select img from goods union all select img from status_tier
  union all select img from task union all select icon from circle union all select cover from news
  union all select block ->> 'src' from news, jsonb_array_elements(news.body) as block where block ->> 'type' = 'img'
  union all select value ->> 'android_qr_code' from setting where name = 'system'
  union all select value -> 'site' ->> 'logo' from setting where name = 'system')`

/** Uploads of operators and editors may be used in an article that is being written, or on a gift that was given. */
export const isStaffPicture: SQL = sql`(upload.kind = 'picture'
  and exists (select from account where account.id = upload.account_id and account.roles && array['operator', 'editor']))`

/** Whether the account of this row of `upload` shows it anywhere. */
export const isInUse: SQL = sql`(
  exists (select from account where account.id = upload.account_id and account.avatar = upload.path)
  or exists (select from post where post.account_id = upload.account_id and post.state <> 'deleted'
    and (upload.path = any (post.pictures) or upload.path in (post.video, post.cover)))
  or exists (select from video where video.account_id = upload.account_id and upload.path in (video.path, video.cover))
  or exists (select from chat_message said where said.from_id = upload.account_id and upload.path in (said.url, said.custom ->> 'imageUrl'))
  or exists (select from chat_group where chat_group.owner_id = upload.account_id and chat_group.ended_at is null
    and chat_group.avatar = upload.path)
  or exists (select from feedback where feedback.account_id = upload.account_id and upload.path = any (feedback.pictures))
  or exists (select from room where room.uid = upload.account_id and (upload.path = room.cover
    or exists (select from announcement where announcement.room_id = room.id and announcement.cover = upload.path)
    or exists (select from broadcast where broadcast.room_id = room.id and broadcast.cover = upload.path)
    or exists (select from playback where playback.room_id = room.id and playback.cover = upload.path)))
  or (upload.kind = 'picture' and upload.path in ${platformPaths}))`
