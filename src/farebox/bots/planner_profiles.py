"""Planner profiles: planners in more or less of a hurry; every weight has one value per profile."""

from __future__ import annotations

PLAIN = 0  # the planner that plays as a bot
HASTY = 1  # plays as if the end were near: few tickets, quick points
EAGER = 2  # long routes and more tickets as soon as there are cars for them
PROFILES = 3
UNKNOWN = -1
NEVER_TICKETS = 99

CLAIM_COST = (16, 20, 20)
SPACE_COST = (4, 0, 4)
MISSING_COST = (0, 2, 3)  # of a card that the hand lacks
LATE = (10, 6, 6)  # quarters of a turn by which a plan may be too slow
TURNS_PER_CAR = (20, 8, 20)  # sixteenths of a turn that a car of the fastest player lasts
ODDS_PER_TURN = (24, 8, 24)  # by which a turn to spare raises the odds of a plan, in quarters of a percent
TURN_PRICE = (25, 35, 15)  # of a turn that a ticket takes, in hundredths of a point
LENGTH_PRICE = (15, 15, 60)  # of a space of a planned route, in hundredths of a point
TIME_FOR_TICKETS = (36, 52, 36)  # quarters of a turn that must be left for new ones without a plan
CARS_FOR_TICKETS = (7, 6, 8)
DELAY = (0, 4, 0)  # quarters of a turn that any claim without a plan is thought to take longer
SPARE_CARS = (NEVER_TICKETS, NEVER_TICKETS, 7)  # that a plan must leave for new tickets beside it
SHORT_PLAN = (0, 0, 12)  # quarters of a turn that it may take then
