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
ALTER TABLE "envelope" ADD COLUMN "room_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "kind" text DEFAULT 'random' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "condition" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "word" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "greeting" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "gift_bag_of" ON "gift_bag" USING btree ("account_id","gift_id");--> statement-breakpoint
CREATE INDEX "gift_given_to" ON "gift_given" USING btree ("to_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_given_by" ON "gift_given" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_given_held" ON "gift_given" USING btree ("shows_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "fan_of" ON "fan" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "fan_by_contribution" ON "fan" USING btree ("room_id","contribution");--> statement-breakpoint
CREATE INDEX "room_day_day" ON "room_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "room_giver_day" ON "room_giver" USING btree ("day");--> statement-breakpoint
CREATE INDEX "status_term_room" ON "status_term" USING btree ("room_id","kind","expires_at");--> statement-breakpoint
CREATE INDEX "status_term_ends" ON "status_term" USING btree ("expires_at") WHERE reminded < 3;--> statement-breakpoint
CREATE INDEX "envelope_in" ON "envelope" USING btree ("room_id","created_at");