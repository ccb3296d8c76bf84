CREATE TABLE "stripe_sessions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"payment_intent" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed_at" timestamp (3) with time zone,
	CONSTRAINT "stripe_sessions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "stripe_sessions_paymentIntent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_at" timestamp (3) with time zone;