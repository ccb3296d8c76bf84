CREATE TABLE "daily_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
