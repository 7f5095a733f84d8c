#!/bin/sh
brew install carthage
