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
	"new_followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_watch" (
	"broadcast_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "broadcast_watch_broadcast_id_account_id_pk" PRIMARY KEY("broadcast_id","account_id")
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
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_manager" ADD CONSTRAINT "room_manager_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_restriction" ADD CONSTRAINT "room_restriction_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_watch" ADD CONSTRAINT "broadcast_watch_broadcast_id_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_share" ADD CONSTRAINT "room_share_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_watch" ADD CONSTRAINT "room_watch_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_of" ON "announcement" USING btree ("room_id","start_at");--> statement-breakpoint
CREATE INDEX "announcement_start" ON "announcement" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "announcement_match" ON "announcement" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "anchor_application_mark" ON "anchor_application" USING btree ("id_mark");--> statement-breakpoint
CREATE INDEX "anchor_application_by_state" ON "anchor_application" USING btree ("state","sent_at");--> statement-breakpoint
CREATE INDEX "room_act_of" ON "room_act" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_manager_of" ON "room_manager" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_restriction_of" ON "room_restriction" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_restriction_until" ON "room_restriction" USING btree ("room_id","kind","until");--> statement-breakpoint
CREATE INDEX "broadcast_of" ON "broadcast" USING btree ("room_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_on" ON "broadcast" USING btree ("room_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "broadcast_watch_of" ON "broadcast_watch" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "room_watch_last" ON "room_watch" USING btree ("account_id","seen_at");