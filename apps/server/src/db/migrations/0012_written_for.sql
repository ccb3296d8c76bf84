ALTER TABLE "comments" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;