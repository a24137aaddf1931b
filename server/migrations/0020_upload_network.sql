ALTER TABLE "upload" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "upload_network" ON "upload" USING btree ("network");