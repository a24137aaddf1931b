ALTER TABLE "device" ALTER COLUMN "endpoint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "p256dh" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ALTER COLUMN "auth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "lead" integer;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "digest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "webhook" jsonb;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "webhook_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "last_test" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "device_follow" ADD COLUMN "muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "device_follow" ADD COLUMN "through" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "device_follow" ADD COLUMN "adds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_by_moment" ON "alert" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "delivery_for_digest" ON "delivery" USING btree ("digest_at") WHERE state = 'quiet';--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_calendar_unique" UNIQUE("calendar");