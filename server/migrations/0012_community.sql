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
CREATE TABLE "match_support" (
	"match_id" text NOT NULL,
	"account_id" text NOT NULL,
	"side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_support_match_id_account_id_pk" PRIMARY KEY("match_id","account_id")
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
ALTER TABLE "league" ADD COLUMN "rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "match_extra" ADD COLUMN "players" jsonb;--> statement-breakpoint
ALTER TABLE "scheme_sale" ADD CONSTRAINT "scheme_sale_scheme_id_scheme_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."scheme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guess_stake" ADD CONSTRAINT "guess_stake_question_id_guess_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."guess_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_category_id_video_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."video_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_category_follow" ADD CONSTRAINT "video_category_follow_category_id_video_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."video_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "comment_key" ON "comment" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "comment_like_of" ON "comment_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "expert_application_state" ON "expert_application" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "expert_follow_of" ON "expert_follow" USING btree ("expert_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheme_hash" ON "scheme" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "scheme_of" ON "scheme" USING btree ("expert_id","match_time");--> statement-breakpoint
CREATE INDEX "scheme_match" ON "scheme" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "scheme_open" ON "scheme" USING btree ("match_time") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "scheme_money" ON "scheme" USING btree ("settled_at") WHERE state <> 'open' AND money_at IS NULL;--> statement-breakpoint
CREATE INDEX "scheme_sale_of" ON "scheme_sale" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "scheme_sale_held" ON "scheme_sale" USING btree ("scheme_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "scheme_tip_of" ON "scheme_tip" USING btree ("scheme_id");--> statement-breakpoint
CREATE INDEX "scheme_tip_by" ON "scheme_tip" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "guess_match" ON "guess_question" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "guess_open" ON "guess_question" USING btree ("match_time") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "guess_stake_of" ON "guess_stake" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "guess_stake_settled" ON "guess_stake" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "match_support_account" ON "match_support" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("kind","subject_id","account_id");--> statement-breakpoint
CREATE INDEX "report_waiting" ON "report" USING btree ("decision","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "video_path" ON "video" USING btree ("path");--> statement-breakpoint
CREATE INDEX "video_of" ON "video" USING btree ("account_id","published_at");--> statement-breakpoint
CREATE INDEX "video_in" ON "video" USING btree ("category_id","published_at");--> statement-breakpoint
CREATE INDEX "video_new" ON "video" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "video_day_day" ON "video_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "video_favorite_of" ON "video_favorite" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "video_like_of" ON "video_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "video_view_at" ON "video_view" USING btree ("at");--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "comments";