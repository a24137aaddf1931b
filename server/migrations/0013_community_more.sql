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
CREATE TABLE "match_rating" (
	"match_id" text NOT NULL,
	"player_id" text NOT NULL,
	"account_id" text NOT NULL,
	"points" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_rating_match_id_player_id_account_id_pk" PRIMARY KEY("match_id","player_id","account_id")
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
DROP INDEX "upload_open";--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "langs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "ticket_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "follow_special" ON "follow_mark" USING btree ("kind","ref_id") WHERE special;--> statement-breakpoint
CREATE INDEX "match_rating_account" ON "match_rating" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "notification_by_age" ON "notification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_to_push" ON "notification" USING btree ("seq") WHERE push_due;--> statement-breakpoint
CREATE INDEX "notification_like_of" ON "notification_like" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "comment_moment" ON "comment" USING btree ("subject","moment_at") WHERE moment_at IS NOT NULL AND parent_id IS NULL;--> statement-breakpoint
CREATE INDEX "news_in_state" ON "news" USING btree ("state","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "upload_open" ON "upload" USING btree ("touched_at");