CREATE SEQUENCE "public"."account_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"before" json,
	"after" json,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_id" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_account_id_route_key_pk" PRIMARY KEY("account_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"device_id" text,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"account_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"real_name" text NOT NULL,
	"id_number" text NOT NULL,
	"id_mark" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"settled_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY DEFAULT nextval('account_number')::text NOT NULL,
	"mobile" text,
	"email" text,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"birthday" date,
	"privacy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"password" text,
	"payment_password" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_anchor" boolean DEFAULT false NOT NULL,
	"share_code" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"agreed_build" text,
	"agreed_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"blocked_until" timestamp (3) with time zone,
	"block_reason" text DEFAULT '' NOT NULL,
	"closing_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"chat_profile" text,
	CONSTRAINT "account_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_share_code_unique" UNIQUE("share_code")
);
--> statement-breakpoint
CREATE TABLE "account_block" (
	"account_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "device_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"hash" text NOT NULL,
	"by" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"address" text NOT NULL,
	"family_id" text,
	"device_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "session_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "token_family" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"body" jsonb NOT NULL,
	"row" text NOT NULL,
	"tab" text NOT NULL,
	"about" text NOT NULL,
	"done" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_hold" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"later_by" text,
	"later_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert" (
	"key" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"notice" jsonb NOT NULL,
	"cancels" integer,
	"about" integer,
	"lead" integer,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided" boolean DEFAULT false NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"alert_key" text NOT NULL,
	"device_id" text NOT NULL,
	"state" text NOT NULL,
	"due" timestamp (3) with time zone,
	"digest_at" timestamp (3) with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"repeat" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_alert_key_device_id_pk" PRIMARY KEY("alert_key","device_id")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"lang" text NOT NULL,
	"settings" jsonb NOT NULL,
	"webhook" jsonb,
	"webhook_failures" integer DEFAULT 0 NOT NULL,
	"calendar" text,
	"last_test" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
	"account_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "device_calendar_unique" UNIQUE("calendar")
);
--> statement-breakpoint
CREATE TABLE "device_follow" (
	"device_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"events" text[] NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"through" boolean DEFAULT false NOT NULL,
	"adds" boolean DEFAULT false NOT NULL,
	CONSTRAINT "device_follow_device_id_kind_ref_id_pk" PRIMARY KEY("device_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"img" text NOT NULL,
	"url" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT true NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"langs" text[] DEFAULT '{}' NOT NULL,
	"from" timestamp (3) with time zone,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_group" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_group_left" (
	"group_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "chat_group_left_group_id_account_id_pk" PRIMARY KEY("group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" text PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"conversation_id" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"hidden_seq" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"stranger" text DEFAULT 'none' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_member_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"from_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file" jsonb,
	"custom" jsonb,
	"key" text NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "chat_message_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "room_line" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_line_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"room_id" text NOT NULL,
	"account_id" text,
	"message" jsonb NOT NULL,
	"key" text,
	"time" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	CONSTRAINT "room_line_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "circle" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"league_id" text,
	"team_id" text,
	"place" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT true NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_follow" (
	"circle_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "circle_follow_account_id_circle_id_pk" PRIMARY KEY("account_id","circle_id")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"circle_id" text NOT NULL,
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"match_id" text,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"reason" text,
	"removed_by" text,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "post_like" (
	"post_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "post_like_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"subject" text NOT NULL,
	"account_id" text NOT NULL,
	"parent_id" text,
	"to_id" text,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"moment_at" timestamp (3) with time zone,
	"minute" text DEFAULT '' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"reason" text,
	"removed_by" text,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"comment_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "comment_like_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "comment_subject" (
	"subject" text PRIMARY KEY NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_provider" (
	"account_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert" (
	"account_id" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_application" (
	"account_id" text PRIMARY KEY NOT NULL,
	"real_name" text NOT NULL,
	"wechat" text NOT NULL,
	"experience" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"settled_by" text,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "expert_follow" (
	"account_id" text NOT NULL,
	"expert_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "expert_follow_account_id_expert_id_pk" PRIMARY KEY("account_id","expert_id")
);
--> statement-breakpoint
CREATE TABLE "scheme" (
	"id" text PRIMARY KEY NOT NULL,
	"expert_id" text NOT NULL,
	"match_id" text NOT NULL,
	"sport" text NOT NULL,
	"match_time" timestamp (3) with time zone NOT NULL,
	"time_tbc" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp (3) with time zone NOT NULL,
	"plays" jsonb NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"price" bigint NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcomes" jsonb NOT NULL,
	"settled_on" text,
	"settled_at" timestamp (3) with time zone,
	"settlements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"money_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheme_sale" (
	"scheme_id" text NOT NULL,
	"account_id" text NOT NULL,
	"price" bigint NOT NULL,
	"income" bigint NOT NULL,
	"spend_day" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "scheme_sale_scheme_id_account_id_pk" PRIMARY KEY("scheme_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "scheme_tip" (
	"id" text PRIMARY KEY NOT NULL,
	"scheme_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"pictures" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_follow" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"events" text[] NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"through" boolean DEFAULT false NOT NULL,
	"adds" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_follow_account_id_kind_ref_id_pk" PRIMARY KEY("account_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "follow_group" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"rank" text NOT NULL,
	CONSTRAINT "follow_group_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "follow_mark" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"group_id" text,
	"rank" text,
	"special" boolean DEFAULT false NOT NULL,
	CONSTRAINT "follow_mark_account_id_kind_ref_id_pk" PRIMARY KEY("account_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "envelope" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"total" bigint NOT NULL,
	"shares" bigint[] NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"room_id" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'random' NOT NULL,
	"condition" text DEFAULT 'everyone' NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"opens_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "envelope_share" (
	"envelope_id" text NOT NULL,
	"account_id" text NOT NULL,
	"place" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "envelope_share_envelope_id_account_id_pk" PRIMARY KEY("envelope_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "advert_use" (
	"account_id" text NOT NULL,
	"month" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "advert_use_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
CREATE TABLE "status_term" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"room_id" text NOT NULL,
	"tier" text NOT NULL,
	"level" integer NOT NULL,
	"price" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"anchor" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "status_term_account_id_kind_room_id_pk" PRIMARY KEY("account_id","kind","room_id")
);
--> statement-breakpoint
CREATE TABLE "status_tier" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"level" integer NOT NULL,
	"price" bigint NOT NULL,
	"img" text NOT NULL,
	"entry" text NOT NULL,
	"adverts" integer NOT NULL,
	"bag" jsonb NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "horn" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"price" bigint NOT NULL,
	"spent_day" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fan" (
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"contribution" bigint DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fan_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "fan_group" (
	"room_id" text PRIMARY KEY NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_day" (
	"room_id" text NOT NULL,
	"day" date NOT NULL,
	"watch_seconds" bigint DEFAULT 0 NOT NULL,
	"messages" bigint DEFAULT 0 NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "room_day_room_id_day_pk" PRIMARY KEY("room_id","day")
);
--> statement-breakpoint
CREATE TABLE "room_giver" (
	"room_id" text NOT NULL,
	"day" date NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "room_giver_room_id_day_account_id_pk" PRIMARY KEY("room_id","day","account_id")
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"img" text NOT NULL,
	"price" bigint NOT NULL,
	"effect" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "gift_price" CHECK ("gift"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_bag" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"num" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "gift_bag_num" CHECK ("gift_bag"."num" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_combo" (
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"combo_id" text NOT NULL,
	"named" text NOT NULL,
	"sent" integer NOT NULL,
	"shown" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_combo_room_id_account_id_gift_id_pk" PRIMARY KEY("room_id","account_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "gift_given" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"img" text NOT NULL,
	"effect" text NOT NULL,
	"num" integer NOT NULL,
	"source" text NOT NULL,
	"unit" bigint NOT NULL,
	"price" bigint NOT NULL,
	"income" bigint NOT NULL,
	"taken" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"combo_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone,
	"spend_day" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"shows_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_share" (
	"account_id" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guess_question" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"sport" text NOT NULL,
	"kind" text NOT NULL,
	"line" double precision,
	"match_time" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"result" text,
	"settled_on" text,
	"settled_at" timestamp (3) with time zone,
	"settlements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guess_stake" (
	"question_id" text NOT NULL,
	"account_id" text NOT NULL,
	"option" text NOT NULL,
	"gold" bigint NOT NULL,
	"due" bigint,
	"paid" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"minutes_before" integer NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "guess_stake_question_id_account_id_pk" PRIMARY KEY("question_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "legal_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"text" jsonb,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"restored" integer
);
--> statement-breakpoint
CREATE TABLE "league" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"mark" text NOT NULL,
	"color" text NOT NULL,
	"initial" text NOT NULL,
	"hot" boolean NOT NULL,
	"table_kind" text NOT NULL,
	"tie_breaks" text[] DEFAULT '{}' NOT NULL,
	"zones" jsonb,
	"deductions" jsonb,
	"own" jsonb,
	"rules" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"league_id" text NOT NULL,
	"home_team_id" text NOT NULL,
	"away_team_id" text NOT NULL,
	"match_time" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"season" text NOT NULL,
	"period" smallint NOT NULL,
	"row" jsonb NOT NULL,
	"fixture" jsonb NOT NULL,
	"memo" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_battle" (
	"match_id" text PRIMARY KEY NOT NULL,
	"home" integer DEFAULT 0 NOT NULL,
	"away" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_event" (
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"feed_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"cancelled_by" integer,
	"memo" jsonb,
	CONSTRAINT "match_event_match_id_seq_pk" PRIMARY KEY("match_id","seq")
);
--> statement-breakpoint
CREATE TABLE "match_extra" (
	"match_id" text PRIMARY KEY NOT NULL,
	"lineups" jsonb,
	"statistics" jsonb,
	"momentum" jsonb,
	"players" jsonb
);
--> statement-breakpoint
CREATE TABLE "match_odds" (
	"match_id" text NOT NULL,
	"slot" integer NOT NULL,
	"odds" jsonb NOT NULL,
	CONSTRAINT "match_odds_match_id_slot_pk" PRIMARY KEY("match_id","slot")
);
--> statement-breakpoint
CREATE TABLE "match_rating" (
	"match_id" text NOT NULL,
	"player_id" text NOT NULL,
	"account_id" text NOT NULL,
	"points" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_rating_match_id_player_id_account_id_pk" PRIMARY KEY("match_id","player_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "match_support" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_support_match_id_account_id_pk" PRIMARY KEY("match_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "match_text" (
	"match_id" text NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "match_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_key" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "match_text_match_id_id_pk" PRIMARY KEY("match_id","id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"name" jsonb NOT NULL,
	"short" jsonb NOT NULL,
	"code" text NOT NULL,
	"crest" text NOT NULL,
	"league_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"asset" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"may_owe" boolean NOT NULL,
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."may_owe" or "ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigserial NOT NULL,
	"tx_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"after" bigint NOT NULL,
	CONSTRAINT "ledger_posting_tx_id_line_pk" PRIMARY KEY("tx_id","line"),
	CONSTRAINT "ledger_posting_moves" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_seal" (
	"day" date PRIMARY KEY NOT NULL,
	"transactions" bigint NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_tx" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"memo" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "ledger_tx_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"method" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_event_method_event_id_pk" PRIMARY KEY("method","event_id")
);
--> statement-breakpoint
CREATE TABLE "recharge_order" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"package_id" text NOT NULL,
	"coin" bigint NOT NULL,
	"give" bigint NOT NULL,
	"money" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"states" jsonb NOT NULL,
	"provider_ref" text DEFAULT '' NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"tx_id" bigint
);
--> statement-breakpoint
CREATE TABLE "recharge_package" (
	"id" text PRIMARY KEY NOT NULL,
	"coin" bigint NOT NULL,
	"give" bigint NOT NULL,
	"money" bigint NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"money" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "spend_day" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"recharged" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spend_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "spend_guard" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tz" text NOT NULL,
	"limits" jsonb NOT NULL,
	"pending" jsonb,
	"pending_from" timestamp (3) with time zone,
	"cooling_off_until" timestamp (3) with time zone,
	"minor_mode" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wealth" (
	"account_id" text PRIMARY KEY NOT NULL,
	"experience" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_account_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text NOT NULL,
	"coin" bigint NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_by" text[] DEFAULT '{}' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"topic" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"cover" text NOT NULL,
	"author" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"league_id" text,
	"team_ids" text[] NOT NULL,
	"match_id" text,
	"body" jsonb NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"seq" bigserial NOT NULL,
	"account_id" text NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"actor_id" text,
	"subject" text,
	"comment_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"push_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_account_id_cause_pk" PRIMARY KEY("account_id","cause")
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"account_id" text PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"push" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_like" (
	"cause" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "notification_like_cause_actor_id_pk" PRIMARY KEY("cause","actor_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"person_id" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"shown" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "silence" (
	"account_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"category" integer NOT NULL,
	"match_id" text,
	"start_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"reminded_for" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anchor_application" (
	"account_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"real_name" text NOT NULL,
	"id_number" text NOT NULL,
	"id_mark" text NOT NULL,
	"qq" text NOT NULL,
	"wechat" text NOT NULL,
	"phone" text NOT NULL,
	"inviter" text NOT NULL,
	"experience" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"settled_by" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "danmaku" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"time" timestamp (3) with time zone NOT NULL,
	"danmaku" jsonb NOT NULL,
	"key" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "danmaku_like" (
	"danmaku_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "danmaku_like_danmaku_id_account_id_pk" PRIMARY KEY("danmaku_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "room_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"account_id" text NOT NULL,
	"hours" integer,
	"reason" text DEFAULT '' NOT NULL,
	"before" json,
	"undone_by" text,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "room_manager" (
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_manager_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "room_restriction" (
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_restriction_room_id_account_id_kind_pk" PRIMARY KEY("room_id","account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"category" integer NOT NULL,
	"match_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"peak_viewers" integer DEFAULT 0 NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"followers_before" integer DEFAULT 0 NOT NULL,
	"new_followers" integer DEFAULT 0 NOT NULL,
	"pictured_at" timestamp (3) with time zone,
	"alerted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "broadcast_watch" (
	"broadcast_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "broadcast_watch_broadcast_id_account_id_pk" PRIMARY KEY("broadcast_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "former_stream_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"category" integer NOT NULL,
	"game" text,
	"match_id" text,
	"placard" text DEFAULT '' NOT NULL,
	"auto_reply" text DEFAULT '' NOT NULL,
	"badge_name" text DEFAULT '' NOT NULL,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"followers_only" boolean DEFAULT false NOT NULL,
	"picture_offset" integer DEFAULT 0 NOT NULL,
	"key_hash" text NOT NULL,
	"key_sealed" text NOT NULL,
	"key_at" timestamp (3) with time zone NOT NULL,
	"experience" integer DEFAULT 0 NOT NULL,
	"warmth" real DEFAULT 0 NOT NULL,
	"warm_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "room_uid_unique" UNIQUE("uid"),
	CONSTRAINT "room_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "room_share" (
	"room_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_share_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "room_watch" (
	"account_id" text NOT NULL,
	"room_id" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_watch_account_id_room_id_pk" PRIMARY KEY("account_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"count" real NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_count_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "exchange" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"img" text NOT NULL,
	"num" integer NOT NULL,
	"gold" bigint NOT NULL,
	"price" bigint NOT NULL,
	"spend_day" text,
	"state" text NOT NULL,
	"sealed" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"img" text NOT NULL,
	"gold" bigint NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"limit" integer DEFAULT 0 NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "goods_stock" CHECK ("goods"."stock" >= 0),
	CONSTRAINT "goods_cost" CHECK ("goods"."gold" >= 0 and "goods"."price" >= 0 and "goods"."gold" + "goods"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_code" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"sealed" text NOT NULL,
	"exchange_id" text
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"path" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"num" integer NOT NULL,
	"gold" integer NOT NULL,
	"made_up" boolean DEFAULT false NOT NULL,
	"tz" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_in_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"act" text NOT NULL,
	"img" text NOT NULL,
	"gold" integer NOT NULL,
	"goal" integer NOT NULL,
	"period" text NOT NULL,
	"path" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_member" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tz" text NOT NULL,
	"make_up_cards" integer DEFAULT 1 NOT NULL,
	"watched_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_progress" (
	"account_id" text NOT NULL,
	"task_id" text NOT NULL,
	"day" text NOT NULL,
	"progress" integer NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "task_progress_account_id_day_task_id_pk" PRIMARY KEY("account_id","day","task_id")
);
--> statement-breakpoint
CREATE TABLE "task_subject" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "task_subject_account_id_day_act_subject_pk" PRIMARY KEY("account_id","day","act","subject")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text,
	"network" text,
	"ticket" text,
	"ticket_at" timestamp (3) with time zone,
	"path" text,
	"type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "upload_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "upload_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover" text NOT NULL,
	"path" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"category_id" text NOT NULL,
	"match_id" text,
	"begins_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"results" boolean NOT NULL,
	"place" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_category_follow" (
	"account_id" text NOT NULL,
	"category_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_category_follow_account_id_category_id_pk" PRIMARY KEY("account_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "video_day" (
	"video_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_day_video_id_day_pk" PRIMARY KEY("video_id","day")
);
--> statement-breakpoint
CREATE TABLE "video_favorite" (
	"video_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_favorite_video_id_account_id_pk" PRIMARY KEY("video_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "video_figure" (
	"video_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_like" (
	"video_id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_like_video_id_account_id_pk" PRIMARY KEY("video_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "video_view" (
	"viewer" text NOT NULL,
	"video_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_view_viewer_video_id_pk" PRIMARY KEY("viewer","video_id")
);
--> statement-breakpoint
CREATE TABLE "feed_stream" (
	"stream" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"message_id" text NOT NULL,
	"memo" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_taken" (
	"stream" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_taken_stream_id_pk" PRIMARY KEY("stream","id")
);
--> statement-breakpoint
CREATE TABLE "playback" (
	"id" text PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_block" ADD CONSTRAINT "account_block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_token" ADD CONSTRAINT "device_token_family_id_token_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_family" ADD CONSTRAINT "token_family_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_alert_key_alert_key_fk" FOREIGN KEY ("alert_key") REFERENCES "public"."alert"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_follow" ADD CONSTRAINT "device_follow_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_group_left" ADD CONSTRAINT "chat_group_left_group_id_chat_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheme_sale" ADD CONSTRAINT "scheme_sale_scheme_id_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."scheme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_share" ADD CONSTRAINT "envelope_share_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_stake" ADD CONSTRAINT "guess_stake_question_id_guess_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guess_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "danmaku_like" ADD CONSTRAINT "danmaku_like_danmaku_id_danmaku_id_fk" FOREIGN KEY ("danmaku_id") REFERENCES "public"."danmaku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_manager" ADD CONSTRAINT "room_manager_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_restriction" ADD CONSTRAINT "room_restriction_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_watch" ADD CONSTRAINT "broadcast_watch_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_stream_key" ADD CONSTRAINT "former_stream_key_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_share" ADD CONSTRAINT "room_share_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_watch" ADD CONSTRAINT "room_watch_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_category_id_video_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."video_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_category_follow" ADD CONSTRAINT "video_category_follow_category_id_video_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."video_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_of" ON "attempt" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempt_by_age" ON "attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_audit_by" ON "desk_audit" USING btree ("by","id");--> statement-breakpoint
CREATE INDEX "desk_audit_act" ON "desk_audit" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "desk_audit_subject" ON "desk_audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_by_key" ON "idempotency" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "ticket_by_age" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_of" ON "verification_code" USING btree ("mobile","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verification_code_by_age" ON "verification_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verification_mark" ON "verification" USING btree ("id_mark");--> statement-breakpoint
CREATE INDEX "verification_by_state" ON "verification" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "account_invited" ON "account" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_closing" ON "account" USING btree ("closing_at") WHERE "account"."closing_at" is not null;--> statement-breakpoint
CREATE INDEX "device_token_of_family" ON "device_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_of_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_by_age" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "token_family_of_account" ON "token_family" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_decision_row" ON "pending_decision" USING btree ("row") WHERE "pending_decision"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "pending_decision_due" ON "pending_decision" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "alert_of_match" ON "alert" USING btree ("match_id","seq");--> statement-breakpoint
CREATE INDEX "alert_open" ON "alert" USING btree ("created_at") WHERE not done;--> statement-breakpoint
CREATE INDEX "alert_by_age" ON "alert" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_by_moment" ON "alert" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "delivery_of_device" ON "delivery" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "delivery_for_digest" ON "delivery" USING btree ("digest_at") WHERE state = 'quiet';--> statement-breakpoint
CREATE INDEX "device_of_account" ON "device" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "device_follow_of" ON "device_follow" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE INDEX "chat_group_of" ON "chat_group" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_group_large" ON "chat_group" USING btree ("members");--> statement-breakpoint
CREATE INDEX "chat_group_left_of" ON "chat_group_left" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_member_name" ON "chat_member" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("from_id","key");--> statement-breakpoint
CREATE INDEX "room_line_of" ON "room_line" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "room_line_key" ON "room_line" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "room_line_time" ON "room_line" USING btree ("time");--> statement-breakpoint
CREATE INDEX "post_newest" ON "post" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "post_in_circle" ON "post" USING btree ("circle_id","seq");--> statement-breakpoint
CREATE INDEX "post_of" ON "post" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "post_at" ON "post" USING btree ("at");--> statement-breakpoint
CREATE INDEX "post_of_match" ON "post" USING btree ("match_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "post_key" ON "post" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "post_like_of" ON "post_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("subject","parent_id","seq");--> statement-breakpoint
CREATE INDEX "comment_answers" ON "comment" USING btree ("parent_id","seq");--> statement-breakpoint
CREATE INDEX "comment_of" ON "comment" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "comment_moment" ON "comment" USING btree ("subject","moment_at") WHERE moment_at is not null and parent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_key" ON "comment" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "comment_like_of" ON "comment_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "expert_application_state" ON "expert_application" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "expert_follow_of" ON "expert_follow" USING btree ("expert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_hash" ON "scheme" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "scheme_of" ON "scheme" USING btree ("expert_id","match_time");--> statement-breakpoint
CREATE INDEX "scheme_match" ON "scheme" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "scheme_open" ON "scheme" USING btree ("match_time") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "scheme_money" ON "scheme" USING btree ("settled_at") WHERE state <> 'open' and money_at is null;--> statement-breakpoint
CREATE INDEX "scheme_sale_of" ON "scheme_sale" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "scheme_sale_held" ON "scheme_sale" USING btree ("scheme_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "scheme_tip_of" ON "scheme_tip" USING btree ("scheme_id");--> statement-breakpoint
CREATE INDEX "scheme_tip_by" ON "scheme_tip" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_of" ON "feedback" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_by_state" ON "feedback" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "account_follow_of" ON "account_follow" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE INDEX "follow_special" ON "follow_mark" USING btree ("kind","ref_id") WHERE special;--> statement-breakpoint
CREATE INDEX "envelope_open" ON "envelope" USING btree ("settled_at","ends_at");--> statement-breakpoint
CREATE INDEX "envelope_of" ON "envelope" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "envelope_in" ON "envelope" USING btree ("room_id","created_at");--> statement-breakpoint
CREATE INDEX "status_term_room" ON "status_term" USING btree ("room_id","kind","expires_at");--> statement-breakpoint
CREATE INDEX "status_term_ends" ON "status_term" USING btree ("expires_at") WHERE reminded < 3;--> statement-breakpoint
CREATE INDEX "horn_of" ON "horn" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "horn_by_state" ON "horn" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "fan_of" ON "fan" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "fan_by_contribution" ON "fan" USING btree ("room_id","contribution");--> statement-breakpoint
CREATE INDEX "room_day_day" ON "room_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "room_giver_day" ON "room_giver" USING btree ("day");--> statement-breakpoint
CREATE INDEX "gift_bag_of" ON "gift_bag" USING btree ("account_id","gift_id");--> statement-breakpoint
CREATE INDEX "gift_given_to" ON "gift_given" USING btree ("to_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_given_by" ON "gift_given" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_given_at" ON "gift_given" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gift_given_held" ON "gift_given" USING btree ("shows_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "guess_match" ON "guess_question" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "guess_open" ON "guess_question" USING btree ("match_time") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "guess_stake_of" ON "guess_stake" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "guess_stake_settled" ON "guess_stake" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "legal_version_newest" ON "legal_version" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "match_by_time" ON "match" USING btree ("match_time");--> statement-breakpoint
CREATE INDEX "match_by_league" ON "match" USING btree ("league_id","match_time");--> statement-breakpoint
CREATE INDEX "match_by_home" ON "match" USING btree ("home_team_id","match_time");--> statement-breakpoint
CREATE INDEX "match_by_away" ON "match" USING btree ("away_team_id","match_time");--> statement-breakpoint
CREATE INDEX "match_live" ON "match" USING btree ("id") WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "match_event_feed_key" ON "match_event" USING btree ("match_id","feed_key");--> statement-breakpoint
CREATE INDEX "match_rating_account" ON "match_rating" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "match_support_account" ON "match_support" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_text_feed_key" ON "match_text" USING btree ("match_id","feed_key");--> statement-breakpoint
CREATE INDEX "team_league" ON "team" USING btree ("league_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_of" ON "ledger_account" USING btree ("owner","kind","asset");--> statement-breakpoint
CREATE INDEX "ledger_posting_of" ON "ledger_posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_tx_of_type" ON "ledger_tx" USING btree ("type","at");--> statement-breakpoint
CREATE INDEX "recharge_order_of" ON "recharge_order" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "recharge_order_made" ON "recharge_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recharge_order_open" ON "recharge_order" USING btree ("state","ask_at");--> statement-breakpoint
CREATE INDEX "withdrawal_of" ON "withdrawal" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_by_state" ON "withdrawal" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_in_state" ON "news" USING btree ("state","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_by_match" ON "news" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "news_by_league" ON "news" USING btree ("league_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_by_age" ON "notification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_to_push" ON "notification" USING btree ("seq") WHERE push_due;--> statement-breakpoint
CREATE INDEX "notification_like_of" ON "notification_like" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("kind","subject_id","account_id");--> statement-breakpoint
CREATE INDEX "report_waiting" ON "report" USING btree ("decision","created_at");--> statement-breakpoint
CREATE INDEX "report_person" ON "report" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "announcement_of" ON "announcement" USING btree ("room_id","start_at");--> statement-breakpoint
CREATE INDEX "announcement_start" ON "announcement" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "announcement_match" ON "announcement" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "anchor_application_mark" ON "anchor_application" USING btree ("id_mark");--> statement-breakpoint
CREATE INDEX "anchor_application_by_state" ON "anchor_application" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "danmaku_at" ON "danmaku" USING btree ("room_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "danmaku_key" ON "danmaku" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "danmaku_like_of" ON "danmaku_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_act_of" ON "room_act" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_manager_of" ON "room_manager" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_restriction_of" ON "room_restriction" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_restriction_until" ON "room_restriction" USING btree ("room_id","kind","until");--> statement-breakpoint
CREATE INDEX "broadcast_of" ON "broadcast" USING btree ("room_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_on" ON "broadcast" USING btree ("room_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_watch_of" ON "broadcast_watch" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "former_stream_key_of" ON "former_stream_key" USING btree ("room_id","changed_at");--> statement-breakpoint
CREATE INDEX "room_watch_last" ON "room_watch" USING btree ("account_id","seen_at");--> statement-breakpoint
CREATE INDEX "search_count_by_count" ON "search_count" USING btree ("count");--> statement-breakpoint
CREATE INDEX "exchange_of" ON "exchange" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "exchange_of_goods" ON "exchange" USING btree ("account_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_code_free" ON "goods_code" USING btree ("goods_id") WHERE exchange_id is null;--> statement-breakpoint
CREATE INDEX "activity_by_end" ON "activity" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "upload_of" ON "upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_open" ON "upload" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "upload_network" ON "upload" USING btree ("network");--> statement-breakpoint
CREATE UNIQUE INDEX "video_path" ON "video" USING btree ("path");--> statement-breakpoint
CREATE INDEX "video_of" ON "video" USING btree ("account_id","published_at");--> statement-breakpoint
CREATE INDEX "video_in" ON "video" USING btree ("category_id","published_at");--> statement-breakpoint
CREATE INDEX "video_new" ON "video" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "video_day_day" ON "video_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "video_favorite_of" ON "video_favorite" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "video_like_of" ON "video_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "video_view_at" ON "video_view" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_stream_by_time" ON "feed_stream" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feed_taken_by_time" ON "feed_taken" USING btree ("at");--> statement-breakpoint
CREATE INDEX "playback_of_room" ON "playback" USING btree ("room_id","started_at");--> statement-breakpoint
-- Rules that the database itself enforces for the ledger: postings are append-only, every transaction sums to zero, and only postings
-- change a balance.
CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_posting_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_posting" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_tx_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_tx" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_seal_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_seal" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_account_kept BEFORE DELETE OR TRUNCATE ON "ledger_account" FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();--> statement-breakpoint
CREATE FUNCTION ledger_account_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a new account holds nothing' USING ERRCODE = 'restrict_violation';
    END IF;
  -- Depth 1 is this trigger itself, depth 2 the update by ledger_apply.
  ELSIF pg_trigger_depth() < 2 OR (OLD.id, OLD.owner, OLD.kind, OLD.asset, OLD.may_owe) IS DISTINCT FROM (NEW.id, NEW.owner, NEW.kind, NEW.asset, NEW.may_owe) THEN
    RAISE EXCEPTION 'a balance moves by postings alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_account_guarded BEFORE INSERT OR UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION ledger_account_guard();--> statement-breakpoint
CREATE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted bigint;
  moved bigint;
BEGIN
  IF EXISTS (SELECT 1 FROM fresh GROUP BY tx_id, asset HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the postings of a transaction sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  -- Locks in the order of ids, so that concurrent postings to the same accounts cannot deadlock.
  PERFORM 1 FROM ledger_account WHERE id IN (SELECT account_id FROM fresh) ORDER BY id FOR NO KEY UPDATE;
  SELECT count(*) INTO wanted FROM (SELECT DISTINCT account_id, asset FROM fresh) AS touched;
  UPDATE ledger_account AS held SET balance = held.balance + change.amount
    FROM (SELECT account_id, asset, sum(amount)::bigint AS amount FROM fresh GROUP BY account_id, asset) AS change
    WHERE held.id = change.account_id AND held.asset = change.asset;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> wanted THEN
    RAISE EXCEPTION 'a posting names an account of its asset' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_posting_applied AFTER INSERT ON "ledger_posting" REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_posting", "ledger_tx", "ledger_seal" FROM CURRENT_USER, PUBLIC;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "ledger_account" FROM CURRENT_USER, PUBLIC;--> statement-breakpoint
-- The audit log is append-only for every client of the database.
CREATE FUNCTION desk_audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_audit" FOR EACH STATEMENT EXECUTE FUNCTION desk_audit_append_only();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "desk_audit" FROM CURRENT_USER, PUBLIC;
