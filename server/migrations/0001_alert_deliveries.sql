ALTER TABLE "alert" ADD COLUMN "about" integer;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "alert" ADD COLUMN "decided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "alert_open" ON "alert" USING btree ("created_at") WHERE NOT done;--> statement-breakpoint
CREATE INDEX "alert_by_age" ON "alert" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "delivery_of_device" ON "delivery" USING btree ("device_id");