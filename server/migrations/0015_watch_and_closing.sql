CREATE TABLE "danmaku_like" (
	"danmaku_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "danmaku_like_danmaku_id_account_id_pk" PRIMARY KEY("danmaku_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "closing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "picture_offset" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "danmaku_like" ADD CONSTRAINT "danmaku_like_danmaku_id_danmaku_id_fk" FOREIGN KEY ("danmaku_id") REFERENCES "public"."danmaku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "danmaku_like_of" ON "danmaku_like" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_closing" ON "account" USING btree ("closing_at") WHERE "account"."closing_at" IS NOT NULL;