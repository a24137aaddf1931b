// Which uploads are shown somewhere, by their sender or by the site. Every place that shows an upload has its line here.
import { type SQL, sql } from 'drizzle-orm'

/** Where the site shows pictures that operators uploaded. */
export const platformPaths = sql`(
  SELECT img AS path FROM banner UNION ALL SELECT img FROM gift UNION ALL SELECT img FROM goods UNION ALL SELECT img FROM status_tier
  UNION ALL SELECT img FROM task UNION ALL SELECT icon FROM circle UNION ALL SELECT cover FROM news
  UNION ALL SELECT block ->> 'src' FROM news, jsonb_array_elements(news.body) AS block WHERE block ->> 'type' = 'img'
  UNION ALL SELECT value ->> 'android_qr_code' FROM setting WHERE name = 'system'
  UNION ALL SELECT value -> 'site' ->> 'logo' FROM setting WHERE name = 'system')`

/** Uploads of operators and editors may be used in an article that is being written, or on a gift that was given. */
export const isStaffPicture: SQL = sql`(upload.kind = 'picture'
  AND EXISTS (SELECT FROM account WHERE account.id = upload.account_id AND account.roles && ARRAY['operator', 'editor']))`

/** Whether the account of this row of `upload` shows it anywhere. */
export const isInUse: SQL = sql`(
  EXISTS (SELECT FROM account WHERE account.id = upload.account_id AND account.avatar = upload.path)
  OR EXISTS (SELECT FROM post WHERE post.account_id = upload.account_id AND post.state <> 'deleted'
    AND (upload.path = ANY (post.pictures) OR upload.path IN (post.video, post.cover)))
  OR EXISTS (SELECT FROM video WHERE video.account_id = upload.account_id AND upload.path IN (video.path, video.cover))
  OR EXISTS (SELECT FROM chat_message said WHERE said.from_id = upload.account_id AND upload.path IN (said.url, said.custom ->> 'imageUrl'))
  OR EXISTS (SELECT FROM chat_group WHERE chat_group.owner_id = upload.account_id AND chat_group.ended_at IS NULL
    AND chat_group.avatar = upload.path)
  OR EXISTS (SELECT FROM feedback WHERE feedback.account_id = upload.account_id AND upload.path = ANY (feedback.pictures))
  OR EXISTS (SELECT FROM room WHERE room.uid = upload.account_id AND (upload.path = room.cover
    OR EXISTS (SELECT FROM announcement WHERE announcement.room_id = room.id AND announcement.cover = upload.path)
    OR EXISTS (SELECT FROM broadcast WHERE broadcast.room_id = room.id AND broadcast.cover = upload.path)
    OR EXISTS (SELECT FROM playback WHERE playback.room_id = room.id AND playback.cover = upload.path)))
  OR (upload.kind = 'picture' AND upload.path IN ${platformPaths}))`
