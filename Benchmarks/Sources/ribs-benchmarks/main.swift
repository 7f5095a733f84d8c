print("Processor time, medians of seven rounds, everything in turn in one process.")
RuntimeContests.run()
ReadingContest.run()
ReadingContest.runByType()
