DROP INDEX "automation_jobs_running";--> statement-breakpoint
CREATE UNIQUE INDEX "automation_jobs_one_running" ON "automation_jobs" USING btree ("workshop_key") WHERE state = 'running';