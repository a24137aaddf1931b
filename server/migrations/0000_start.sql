CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_alert_key_device_id_pk" PRIMARY KEY("alert_key","device_id")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"lang" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "device_follow" (
	"device_id" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"events" text[] NOT NULL,
	CONSTRAINT "device_follow_device_id_kind_ref_id_pk" PRIMARY KEY("device_id","kind","ref_id")
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
	"tie_breaks" text[] DEFAULT '{}' NOT NULL
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
	"momentum" jsonb
);
--> statement-breakpoint
CREATE TABLE "match_odds" (
	"match_id" text NOT NULL,
	"slot" integer NOT NULL,
	"odds" jsonb NOT NULL,
	CONSTRAINT "match_odds_match_id_slot_pk" PRIMARY KEY("match_id","slot")
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
	"comments" integer DEFAULT 0 NOT NULL,
	"body" jsonb NOT NULL
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
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_alert_key_alert_key_fk" FOREIGN KEY ("alert_key") REFERENCES "public"."alert"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_follow" ADD CONSTRAINT "device_follow_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_of_match" ON "alert" USING btree ("match_id","seq");--> statement-breakpoint
CREATE INDEX "alert_open" ON "alert" USING btree ("created_at") WHERE NOT done;--> statement-breakpoint
CREATE INDEX "alert_by_age" ON "alert" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "delivery_of_device" ON "delivery" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "device_follow_of" ON "device_follow" USING btree ("kind","ref_id");--> statement-breakpoint
CREATE INDEX "match_by_time" ON "match" USING btree ("match_time");--> statement-breakpoint
CREATE INDEX "match_by_league" ON "match" USING btree ("league_id","match_time");--> statement-breakpoint
CREATE INDEX "match_by_home" ON "match" USING btree ("home_team_id","match_time");--> statement-breakpoint
CREATE INDEX "match_by_away" ON "match" USING btree ("away_team_id","match_time");--> statement-breakpoint
CREATE INDEX "match_live" ON "match" USING btree ("id") WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "match_event_feed_key" ON "match_event" USING btree ("match_id","feed_key");--> statement-breakpoint
CREATE UNIQUE INDEX "match_text_feed_key" ON "match_text" USING btree ("match_id","feed_key");--> statement-breakpoint
CREATE INDEX "team_league" ON "team" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_by_match" ON "news" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "news_by_league" ON "news" USING btree ("league_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_count_by_count" ON "search_count" USING btree ("count");