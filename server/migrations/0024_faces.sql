-- Whoever has one of the 24 pictures of before gets the face of the own id.
UPDATE "account" SET "avatar" = '/avatars/v1/' || "id" || '.svg' WHERE "avatar" ~ '^/avatars/(0[1-9]|1[0-9]|2[0-4])[.]svg$' AND "id" ~ '^[A-Za-z0-9_-]{1,64}$';
